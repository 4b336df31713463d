import * as z from 'zod/mini'
import { exportCommands } from '../pages/exportCommands.data.js'

/** The window's greeting; `nonce` is the name that it was opened with. */
export const readySchema = z.object({ type: z.literal('@kit-window/READY'), nonce: z.string() })

/** What a window says over its port. */
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
