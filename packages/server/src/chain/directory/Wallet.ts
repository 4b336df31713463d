import { createHash } from 'node:crypto'
import { z } from 'zod'
import { nameSlug } from './nameSlug.js'

/** A wallet as served by the directory. IDs are 64 hex digits and never change. */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly homepage: string
  readonly image_id: string
  readonly order: number
  /** CAIP-2 IDs. */
  readonly chains: readonly string[]
  readonly rdns: string | null
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly link_mode: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
  readonly badge_type: 'none' | 'certified'
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
// Pages navigate to these links, so schemes that run in the page are not allowed.
const appLink = z
  .string()
  .regex(/^[a-z][a-z0-9+.-]*:/i, 'must be a link with a scheme')
  .refine((link) => !/^(javascript|data|vbscript|blob|file|about):/i.test(link), 'has a scheme that is not allowed')
const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)

const entry = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits')
    .optional(),
  name: z.string().trim().min(1).max(60),
  homepage: httpUrl,
  image_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  order: z.number().optional(),
  chains: z.array(z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 ID')),
  rdns: orNull(z.string()),
  mobile_link: orNull(appLink),
  desktop_link: orNull(appLink),
  webapp_link: orNull(httpUrl),
  link_mode: orNull(httpUrl),
  app_store: orNull(httpUrl),
  play_store: orNull(httpUrl),
  chrome_store: orNull(httpUrl),
  injected: orNull(z.array(z.strictObject({ namespace: z.string(), injected_id: z.string() }))),
  badge_type: z.enum(['none', 'certified']).default('none'),
})

const file = z.strictObject({ wallets: z.array(entry) })

/**
 * Parses a wallet directory file. An entry without an ID gets one from its reverse domain or name, so it is stable as long as they are.
 *
 * @throws Error with one line per problem, naming the entry's position and field but not its content
 * @example parseWallets({ wallets: [{ name: 'Mine', homepage: 'https://mine.example', chains: ['eip155:1'] }] })[0]?.id
 */
export function parseWallets(input: unknown): readonly Wallet[] {
  const parsed = file.safeParse(input)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const wallets = parsed.data.wallets.map(({ id, image_id, order, ...rest }, index): Wallet => {
    const stableId = id ?? sha256(rest.rdns ?? nameSlug(rest.name))
    return { ...rest, id: stableId, image_id: image_id ?? imageIdOf(stableId), order: order ?? (index + 1) * 10 }
  })
  const seen = new Set<string>()
  for (const [index, { id }] of wallets.entries()) {
    if (seen.has(id)) throw new Error(`wallets.${index}.id: duplicate wallet ID`)
    seen.add(id)
  }
  return wallets.sort((a, b) => a.order - b.order)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Image IDs have the format of a UUID. */
function imageIdOf(walletId: string): string {
  return walletId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
