import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { ACCEPTED_SOURCE_NAMES } from '../common/sources';
import { Checked, OneOf, Text, WholeNumber } from '../common/validation/fields';
import { ENTITY_TYPE_ENUM } from '../entities/entity-records.dto';
import { ENTITY_TYPES, type EntityType, GENDERS, isPartialDate, readCountry } from '../matching/model';

const SOURCE_NAME_ENUM = {
  enum: ACCEPTED_SOURCE_NAMES,
  enumName: 'SourceName',
  enumSchema: {
    description:
      'A source. `OFAC_SDN` and `OFAC_ALT` mean `OFAC`, `EU` means `EU_RESTRICTED`, `UK` means `UK_HMT`, `UN` means `UN_CONSOLIDATED`.',
  },
};

const COUNTRY_HELP = 'ISO 3166 codes, names and demonyms in English and Turkish are read, in any case.';
const GENDER_WORDS: Readonly<Record<string, string>> = { m: 'male', f: 'female' };

/** A country in any accepted spelling; kept as given, read again by the service. */
const Country = () =>
  Checked('country', (value) =>
    typeof value === 'string' && readCountry(value) !== null
      ? null
      : 'must be a country: a code or a name in English or Turkish',
  );

const PartialDate = () =>
  Checked('partialDate', (value) =>
    typeof value === 'string' && isPartialDate(value)
      ? null
      : 'must be a real date of the form YYYY, YYYY-MM or YYYY-MM-DD',
  );

/** Lists within the list would be checked, and then read as no identifier at all. */
const PlainObjects = () =>
  Checked(
    'plainObjects',
    (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? null
        : 'must be objects with type and value',
    { each: true },
  );

function readGender({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return GENDER_WORDS[word] ?? word;
}

/** `OFAC, UN` and repeated parameters both give a list. */
function readSourceList({ value }: { value: unknown }): unknown {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  if (!given.every((item) => typeof item === 'string')) return value;
  return given.flatMap((item) => item.split(',')).map((item) => item.trim());
}

/** A typed identifier, such as a passport number or an IMO number. */
export class SearchIdentifier {
  /**
   * Kind of identifier.
   * @example 'passport'
   */
  @Text({ min: 1, max: 64 })
  type: string;

  /**
   * The identifier itself. Spaces, punctuation and case do not matter.
   * @example '9187629'
   */
  @Text({ min: 1, max: 128 })
  value: string;
}

/** What is asked: a name, and whatever else is known. */
export class SearchQuery {
  /**
   * Legal name, display name or known alias, in any script.
   * @example 'Vladimir Putin'
   */
  @Text({ min: 2, max: 160 })
  name: string;

  /** Entity type filter. Records that state another type are left out. */
  @IsOptional()
  @OneOf(ENTITY_TYPES)
  @ApiProperty({ ...ENTITY_TYPE_ENUM, example: 'person' })
  type?: EntityType;

  /**
   * Filter for person records: `male`, `female` or `other`; `m`, `f` and any case are accepted, `unknown` is as if not given.
   * @example 'male'
   */
  @IsOptional()
  @Transform(readGender)
  @OneOf([...GENDERS, 'unknown'])
  gender?: string;

  /**
   * Date of birth, as exactly as it is known.
   * @example '1952-10-07'
   */
  @IsOptional()
  @PartialDate()
  @ApiProperty({ pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' })
  birthDate?: string;

  /** Nationality, a filter for person records. */
  @IsOptional()
  @Country()
  @Text({ min: 2, max: 100 })
  @ApiProperty({ description: `Nationality, a filter for person records. ${COUNTRY_HELP}`, example: 'Russia' })
  nationality?: string;

  /** Country of the entity or of its addresses, a filter. */
  @IsOptional()
  @Country()
  @Text({ min: 2, max: 100 })
  @ApiProperty({ description: `Country of the entity or of its addresses, a filter. ${COUNTRY_HELP}`, example: 'RU' })
  country?: string;

  /** A single source to search. */
  @IsOptional()
  @OneOf(ACCEPTED_SOURCE_NAMES)
  @ApiProperty({ ...SOURCE_NAME_ENUM, example: 'OFAC' })
  source?: string;

  /** Several sources to search. Together with `source` their union is searched. */
  @IsOptional()
  @OneOf(ACCEPTED_SOURCE_NAMES, { each: true })
  @IsArray({ message: 'must be a list of sources' })
  @ApiProperty({ ...SOURCE_NAME_ENUM, isArray: true, example: ['OFAC', 'UN'] })
  sources?: string[];

  /**
   * A single identifier value.
   * @example '9187629'
   */
  @IsOptional()
  @Text({ min: 1, max: 128 })
  identifier?: string;

  /** Typed identifiers, at most 100. */
  @IsOptional()
  @ValidateNested({ each: true })
  @PlainObjects()
  @ArrayMaxSize(100, { message: 'must hold at most 100 identifiers' })
  @IsArray({ message: 'must be a list of identifiers' })
  @Type(() => SearchIdentifier)
  @ApiProperty({ example: [{ type: 'passport', value: '9187629' }] })
  identifiers?: SearchIdentifier[];

  /** One-based page. */
  @IsOptional()
  @WholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER })
  @ApiProperty({ default: 1, example: 1 })
  page?: number;

  /** Results a page; further capped by the policy's `maxPageSize`. */
  @IsOptional()
  @WholeNumber({ min: 1, max: 100 })
  @ApiProperty({ default: 25, example: 25 })
  pageSize?: number;
}

/** The same in a query string: a single `identifier`, `sources` as comma-separated text. */
export class SearchParameters extends OmitType(SearchQuery, ['identifiers', 'sources', 'page', 'pageSize'] as const) {
  /** Several sources, comma-separated; the parameter may be repeated. */
  @IsOptional()
  @Transform(readSourceList)
  @OneOf(ACCEPTED_SOURCE_NAMES, { each: true })
  @ApiProperty({ type: 'string', example: 'OFAC,UN' })
  sources?: string[];

  /** One-based page. */
  @IsOptional()
  @WholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER, fromText: true })
  @ApiProperty({ default: 1, example: 1 })
  page?: number;

  /** Results a page; further capped by the policy's `maxPageSize`. */
  @IsOptional()
  @WholeNumber({ min: 1, max: 100, fromText: true })
  @ApiProperty({ default: 25, example: 25 })
  pageSize?: number;
}
