import { z } from 'zod'

/** Names as builds write them: no step upwards, nothing that an address would change. */
const PATH = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/

const releaseSchema = z.strictObject({
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  files: z
    .record(z.string().max(200).regex(PATH), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/))
    .refine((files) => Object.keys(files).length <= 1000),
})

/** A release as `release.json` has it: SHA-384 of its files, as `integrity` attributes write it, by path. */
export type Release = z.output<typeof releaseSchema>

/** Reads the text of a `release.json`; undefined when it is none. */
export function parseRelease(text: string): Release | undefined {
  try {
    return releaseSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
