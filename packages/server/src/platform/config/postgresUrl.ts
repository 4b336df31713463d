import { z } from 'zod'

/** Schema of the URL of a Postgres database. */
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
