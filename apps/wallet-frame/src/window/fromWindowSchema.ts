import { requests } from '@kit/embedded/protocol'
import * as z from 'zod/mini'
import { exportCommands } from '../screen/exportCommands.data.js'

/** The window's ready message; `nonce` is the name with which it was opened. */
export const readySchema = z.object({ type: z.literal('@kit-window/READY'), nonce: z.string() })

/** Messages of a window over its port. */
export const fromWindowSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ANSWER'), value: z.optional(z.unknown()) }),
  z.object({ type: z.literal('REFUSE') }),
  z.object({
    type: z.literal('CALL'),
    id: z.number(),
    command: z.enum(exportCommands),
    args: z.array(z.string()),
  }),
])

/** The view for a window; the port for all other messages comes with it. */
export const viewSchema = z.object({
  type: z.literal('@kit-window/VIEW'),
  nonce: z.string(),
  name: z.enum(['approve', 'changeEmail', 'share', 'export', 'passkey']),
  props: z.record(z.string(), z.unknown()),
  dapp: z.optional(requests.SYNC_DAPP_DATA.payload),
  theme: z.optional(requests.SYNC_THEME.payload),
})
/** @see viewSchema */
export type View = z.output<typeof viewSchema>
