import { errorStatus } from '@faith-fables/contract'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { HttpServer } from './http-server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content type of a body that is a file and not JSON. */
    fileBody?: string
    /** The same of an answer. */
    fileAnswer?: string
  }
}

const address = '/api/docs'

const introduction = `
The calls of Faith Fables, as the web app makes them.

## Signing in

Accounts live under \`/api/auth\`; these calls take and answer JSON and keep the sign-in in an \`httpOnly\` cookie:

| call | body | answer |
| --- | --- | --- |
| \`POST /api/auth/sign-up/email\` | \`{ name, email, password }\` | the new account, signed in |
| \`POST /api/auth/sign-in/email\` | \`{ email, password }\` | the account, signed in |
| \`GET /api/auth/get-session\` | | the account, or \`null\` |
| \`GET /api/auth/token\` | | \`{ token }\`: the ID token of this sign-in, good for 15 minutes |
| \`POST /api/auth/change-password\` | \`{ currentPassword, newPassword }\` | the account; every other sign-in ends |
| \`POST /api/auth/update-user\` | \`{ name }\` | \`{ status }\`: the name that letters greet with |
| \`POST /api/auth/request-password-reset\` | \`{ email }\` | the same answer, whether or not there is such an account |
| \`POST /api/auth/reset-password\` | \`{ token, newPassword }\` | \`{ status }\`; every sign-in ends |
| \`POST /api/auth/sign-out\` | | \`{ success }\` |
| \`GET /api/auth/jwks\` | | the public keys that ID tokens are signed with |

Every other call that needs a parent carries the ID token as \`Authorization: Bearer <token>\`.

## Errors

Whatever is not a success answers \`{ message, code }\`; the message is a sentence for people. Codes:
${Object.entries(errorStatus)
  .map(([code, status]) => `\`${code}\` (${status})`)
  .join(', ')}.

## Repeating a call

A call that takes an \`Idempotency-Key\` may be sent again with the same key and the same body: it happens
once, and every time the first answer comes back. Keys are kept for a day.
`

/** Describes every route that is registered after this, at /api/docs for people and at /api/docs/json for programs. */
export async function documentApi(server: HttpServer): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Faith Fables', description: introduction, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => withFiles(jsonSchemaTransform(route), route.route.config ?? {}),
  })
  await server.register(fastifySwaggerUi, {
    routePrefix: address,
    indexPrefix: '',
    theme: {
      title: 'Faith Fables API',
      css: [{ filename: 'theme.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    // The page of the documentation writes style sheets of its own; no other page may.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  })
}

const file = { type: 'string', format: 'binary' }

type Documented = ReturnType<typeof jsonSchemaTransform>

/** What is sent or answered as a file is documented as one. */
function withFiles({ url, schema }: Documented, { fileBody, fileAnswer }: FastifyContextConfig): Documented {
  const response = schema.response as Record<string, { description: string }> | undefined
  const answered = response?.[200] && {
    description: response[200].description,
    content: { [fileAnswer ?? '']: { schema: file } },
  }
  return {
    url,
    schema: {
      ...schema,
      ...(fileBody && { consumes: [fileBody], body: file }),
      ...(fileAnswer && { response: { ...response, 200: answered } }),
    },
  }
}
