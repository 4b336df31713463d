import { createFakePorts } from '@kit/testing'
import { expect, it } from 'vitest'
import { createWalletClients } from './createWalletClients.js'

it('getWalletClient of an adapter created without a kit finds no wallet', async () => {
  const { clock } = createFakePorts()
  const getRequest = () => async () => undefined
  const getWalletClient = createWalletClients({ withWallet: undefined, clock, getRequest, wrap: (wallet) => wallet })
  await expect(getWalletClient()).rejects.toMatchObject({ code: 'connection/notConnected' })
})
