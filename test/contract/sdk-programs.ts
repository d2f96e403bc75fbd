/**
 * What a customer of ours would write with each SDK. They are compiled strictly, so that they also prove the types: nullable values
 * have to be checked, and a value or field we do not know does not compile.
 */
export const SDK_PROGRAMS = {
  'with-openapi-fetch.ts': `
import createClient from 'openapi-fetch';
import type { components, paths } from './paths.js';

const client = createClient<paths>({ baseUrl: process.env['SERVICE_URL'] ?? '', headers: { 'x-api-key': process.env['API_KEY'] ?? '' } });
const posted = await client.POST('/public/search', {
  body: { name: 'Viktor Bout', type: 'person', sources: ['OFAC_SDN'], identifiers: [{ type: 'passport', value: 'X1' }] },
});
const got = await client.GET('/public/search', { params: { query: { name: 'Viktor Bout', type: 'person', sources: 'OFAC,UN' } } });
const refused = await client.POST('/public/search', { body: { name: 'V' } });
// @ts-expect-error no type of ours
await client.POST('/public/search', { body: { name: 'Viktor Bout', type: 'ship' } });
const health = await client.GET('/health');
const quality: components['schemas']['MatchQuality'] | undefined = got.data?.results[0]?.matchQuality;
const listedAt: string | null | undefined = posted.data?.results[0]?.sanctions[0]?.listedAt;
console.log(JSON.stringify({
  posted: posted.data?.results[0]?.entity.primaryName,
  key: posted.data?.meta?.apiKeyId ?? null,
  got: got.data?.total,
  quality,
  listedAt,
  refused: [refused.response.status, refused.error?.code, refused.error?.details?.[0]?.field],
  database: health.data?.database,
}));
`,
  'with-hey-api.ts': `
import { client } from './sdk/client.gen.js';
import { health, type MatchQuality, searchByBody, searchByParameters } from './sdk/index.js';

client.setConfig({ baseUrl: process.env['SERVICE_URL'] ?? '', auth: () => process.env['API_KEY'] });
const posted = await searchByBody({
  body: { name: 'Viktor Bout', type: 'person', sources: ['OFAC_SDN'], identifiers: [{ type: 'passport', value: 'X1' }] },
});
const got = await searchByParameters({ query: { name: 'Viktor Bout', type: 'person', sources: 'OFAC,UN' } });
const refused = await searchByBody({ body: { name: 'V' } });
// @ts-expect-error a misspelt field
await searchByBody({ body: { name: 'Viktor Bout', birthdate: '1967' } });
const report = await health();
const quality: MatchQuality | undefined = got.data?.results[0]?.matchQuality;
const listedAt: string | null | undefined = posted.data?.results[0]?.sanctions[0]?.listedAt;
console.log(JSON.stringify({
  posted: posted.data?.results[0]?.entity.primaryName,
  key: posted.data?.meta?.apiKeyId ?? null,
  got: got.data?.total,
  quality,
  listedAt,
  refused: [refused.response?.status, refused.error?.code, refused.error?.details?.[0]?.field],
  database: report.data?.database,
}));
`,
} as const;
