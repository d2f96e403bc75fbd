import { identifierKey, MIN_IDENTIFIER } from '../compare/identifier-kinds';
import { BucketWriter, groupByKey, textAt } from './columns';
import { hashText } from './hash';
import type { Buckets, EntityColumns, Groups, NameColumns, Postings, TokenColumns } from './layout';
import { ROLE } from './pack-tokens';
import { eachFirstLetter, eachTokenKey, firstForm, initialKey, joinKey } from './token-keys';

/** Builds what candidates are looked up in. */
export function buildPostings(entities: EntityColumns): Postings {
  return {
    tokensByKey: tokensByKey(entities.tokens),
    namesByToken: namesByToken(entities.names, entities.tokens.role.length),
    namesByJoin: namesByJoin(entities.names, entities.tokens),
    namesByInitial: namesByInitial(entities.names, entities.tokens),
    identifiersByValue: identifiersByValue(entities),
  };
}

function tokensByKey(tokens: TokenColumns): Buckets {
  const writer = new BucketWriter();
  for (let token = 0; token < tokens.role.length; token++) {
    eachTokenKey(tokens, token, (hash) => writer.add(hash, token));
  }
  return writer.finish();
}

function namesByToken(names: NameColumns, tokenCount: number): Groups {
  const owners = new Uint32Array(names.tokens.length);
  for (let name = 0; name < names.record.length; name++) {
    owners.fill(name, names.tokenStart[name], names.tokenStart[name + 1]);
  }
  return groupByKey(names.tokens, owners, tokenCount);
}

function namesByJoin(names: NameColumns, tokens: TokenColumns): Buckets {
  const writer = new BucketWriter();
  for (let name = 0; name < names.record.length; name++) {
    const from = names.tokenStart[name] as number;
    const to = names.tokenStart[name + 1] as number;
    let whole = '';
    for (let at = from; at < to; at++) {
      const form = firstForm(tokens, names.tokens[at] as number);
      whole += form;
      if (at + 1 < to) writer.add(joinKey(form + firstForm(tokens, names.tokens[at + 1] as number)), name);
    }
    if (to - from > 2) writer.add(joinKey(whole), name);
  }
  return writer.finish();
}

function namesByInitial(names: NameColumns, tokens: TokenColumns): Buckets {
  const writer = new BucketWriter();
  for (let name = 0; name < names.record.length; name++) {
    const own = names.tokens.subarray(names.tokenStart[name], names.tokenStart[name + 1]);
    for (const initial of own) {
      if (tokens.role[initial] !== ROLE.initial) continue;
      for (const other of own) {
        if (tokens.role[other] === ROLE.initial) continue;
        eachFirstLetter(tokens, initial, (letter) => writer.add(initialKey(letter, other), name));
      }
    }
  }
  return writer.finish();
}

function identifiersByValue({ identifiers }: EntityColumns): Buckets {
  const writer = new BucketWriter();
  for (let at = 0; at < identifiers.record.length; at++) {
    const key = identifierKey(textAt(identifiers.value, at));
    if (key.length >= MIN_IDENTIFIER) writer.add(hashText(key), at);
  }
  return writer.finish();
}
