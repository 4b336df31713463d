import { createText } from '@kit/server/contract'
import { base58 } from '@scure/base'
import { hexToBytes, stringToBytes, stringToHex } from 'viem'
import type { Addresses } from '../keys/Addresses.js'
import type { SealedCopy } from '../keys/SealedCopy.js'
import type { Session } from '../login/Session.js'
import type { UnlockContext } from './createUnlock.js'
import { sealForDevice } from './sealForDevice.js'
import { sealUnderCode } from './sealUnderCode.js'

/** Creates a wallet: keys, a way to open it elsewhere, and a copy for this device. Stores it on the server. */
export async function makeWallet(context: UnlockContext, session: Session, signal: AbortSignal): Promise<Addresses> {
  const { api, login, vault, memory } = context
  const { user, accessToken } = session
  const addresses = await vault.make()
  const recovery = await createRecovery(context, session, addresses, signal).catch((error: unknown) => {
    vault.wipe()
    throw error
  })
  const { device, copy } = await sealForDevice(vault, session)
  const text = createText(user, addresses)
  const message = stringToHex(text)
  const proofs = {
    eoa: await vault.sign({ type: 'message', account: 'eoa', message }),
    owner: await vault.sign({ type: 'message', account: 'owner', message }),
    solana: base58.encode(
      hexToBytes((await vault.sign({ type: 'bytes', account: 'solana', bytes: stringToBytes(text) })) as `0x${string}`),
    ),
  }
  await api.createWallet({ addresses, proofs, copies: [recovery, copy] }, { accessToken, signal })
  await memory.keep({ user, addresses, device })
  await login.markWalletCreated()
  return addresses
}

/** Creates a copy that opens the wallet elsewhere: under a passkey if this device has them, or a recovery code. */
async function createRecovery(
  { api, screen, vault, loadPasskeys, dapp }: UnlockContext,
  session: Session,
  addresses: Addresses,
  signal: AbortSignal,
): Promise<SealedCopy> {
  const passkeys = await loadPasskeys(signal)
  if (await passkeys.isSupported()) {
    const prepare = async () =>
      (await import('./sealUnderPasskey.js')).sealUnderPasskey({ api, vault, passkeys, session, dapp, signal })
    const load = async () => (await import('./ChooseRecovery.js')).ChooseRecovery
    const props = { prepare, passkeyWindow: passkeys.window }
    const chosen = await screen.ask<typeof props, SealedCopy | 'code'>(load, props, signal)
    if (chosen !== 'code') return chosen
  }
  const { code, copy, file } = await sealUnderCode(vault, session.user, addresses)
  await screen.ask(async () => (await import('./RecoveryCode.js')).RecoveryCode, { code, file }, signal)
  return copy
}
