import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { RESPONSE_HEADERS } from './common/api-headers';
import { VERSION } from './common/version';
import { describePathParameters } from './describe-paths';

const DESCRIPTION = `Is this person, company, vessel or aircraft on the sanctions lists of OFAC, MASAK, the EU, the UK or the UN?
Searches answer with scored candidates and say why each matched. Keys belong in back ends, never in client-side code.`;

/** The OpenAPI document of the running application. */
export function openApiDocument(app: INestApplication, publicUrl: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Sanctions screening service')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer(publicUrl, 'This service')
    .addTag('Search', 'Search the sanctions lists.')
    .addTag('Entities', 'Listed entities and the source records behind them.')
    .addTag('Auth', 'Sign in with an e-mail address and a password, and go on with refresh tokens.')
    .addTag('Users', 'The people of an institution, for its admins.')
    .addTag('Health', 'Whether the service answers, and how old its lists are.')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The API key (recommended).' }, 'apiKey')
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'The word `ApiKey`, a space, and the API key.',
      },
      'apiKeyAuthorization',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `token` of `POST /auth/login`.' },
      'bearer',
    )
    .build();
  const document = SwaggerModule.createDocument(app, builder, { autoTagControllers: false });
  describePathParameters(document);
  return { ...document, components: { ...document.components, headers: RESPONSE_HEADERS } };
}

/** Serves the document at `/openapi.json` and Swagger UI at `/docs`, from files of this installation only. */
export function serveOpenApi(app: INestApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('docs', app, document, {
    jsonDocumentUrl: '/openapi.json',
    yamlDocumentUrl: '/openapi.yaml',
    customSiteTitle: 'Sanctions screening service',
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true },
  });
}
