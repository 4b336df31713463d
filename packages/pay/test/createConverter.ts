import { createFakeConversion } from './createFakeConversion.js'
import { createPayer } from './createPayer.js'

/** A payer without any of the asset, who holds what somebody changes into it. */
export async function createConverter(
  options: Parameters<typeof createPayer>[0] = {},
  fake: ReturnType<typeof createFakeConversion> = createFakeConversion(),
) {
  const payer = await createPayer({ conversions: [fake.provider], ...options })
  payer.chain.held = 0n
  const { plugin, now, pass } = payer
  /** Opens a payment, and chooses the first of what it can be paid with. */
  const choose = async (...asked: Parameters<typeof payer.open>) => {
    await payer.open(...asked)
    const loaded = plugin.loadTokens()
    await pass(0)
    await loaded
    const { tokens } = now().payWith
    if (tokens.status === 'success') plugin.choose(tokens.data[0])
    await pass(0)
    return now().payWith
  }
  return { ...payer, fake, choose }
}
