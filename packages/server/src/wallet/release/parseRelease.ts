import { z } from 'zod'

/** File names of builds: no parent directories, nothing that a URL would change. */
const pathPattern = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/

const releaseSchema = z.strictObject({
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  files: z
    .record(z.string().max(200).regex(pathPattern), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/))
    .refine((files) => Object.keys(files).length <= 1000),
})

/** A release in the format of `release.json`: SHA-384 of its files by path, in the format of `integrity` attributes. */
export type Release = z.output<typeof releaseSchema>

/** Parses `release.json`; returns undefined when it is invalid. */
export function parseRelease(text: string): Release | undefined {
  try {
    return releaseSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
