import { createFakeConversion } from './createFakeConversion.js'
import { createPayer } from './createPayer.js'

/** Creates a payer without any of the asset, who holds a token that can be swapped for it. */
export async function createConverter(
  options: Parameters<typeof createPayer>[0] = {},
  fake: ReturnType<typeof createFakeConversion> = createFakeConversion(),
) {
  const payer = await createPayer({ conversions: [fake.provider], ...options })
  payer.chain.held = 0n
  const { plugin, now, pass } = payer
  /** Opens a payment, and selects the first token. */
  const choose = async (...requested: Parameters<typeof payer.open>) => {
    await payer.open(...requested)
    const loaded = plugin.loadTokens()
    await pass(0)
    await loaded
    const { tokens } = now().payWith
    if (tokens.status === 'success') plugin.selectToken(tokens.data[0])
    await pass(0)
    return now().payWith
  }
  return { ...payer, fake, choose }
}
