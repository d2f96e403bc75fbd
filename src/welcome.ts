import type { SourceStatus } from './lists/live/live-edition';
import { VERSION } from './common/version';

export interface Welcome {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  readonly sources: readonly SourceStatus[];
  /** Of the demonstration institution; null where there is none to show. */
  readonly demonstrationKey: string | null;
  /** Of the demonstration institution; null where there is none. */
  readonly demonstrationAdmin: { readonly email: string; readonly password: string | null } | null;
}

/** What a person reads once the service is ready. */
export function welcome({ address, sources, demonstrationKey, demonstrationAdmin }: Welcome): string {
  const lines = [
    `Sanctions screening service ${VERSION} is ready at ${address}`,
    '',
    `  Swagger UI   ${address}/docs`,
    `  Health       ${address}/health`,
    ...sources.map(
      (source) =>
        `  ${source.source.padEnd(16)} ${source.records} records${source.demonstration ? ' (demonstration: never screen a real customer against it)' : ''}`,
    ),
  ];
  if (sources.length === 0) lines.push('  No list is imported yet: npm run cli -- lists import SOURCE PATH');
  if (demonstrationAdmin) {
    const { email, password } = demonstrationAdmin;
    lines.push(`  Admin        ${email}  password: ${password ?? '(the one you changed it to)'}`);
  }
  if (demonstrationKey !== null) {
    lines.push(
      `  API key      ${demonstrationKey}`,
      '',
      'Try it:',
      `  curl -s -H 'x-api-key: ${demonstrationKey}' '${address}/public/search?name=Vladimir%20Putin'`,
    );
  }
  return `${lines.join('\n')}\n`;
}
