import type { PolkadotTestWalletBehavior } from '../polkadot/PolkadotTestWallet.js'
import type { Hostility } from './Hostility.js'

const put = (key: string, value: unknown) => (page: EventTarget) => {
  const world = page as unknown as { injectedWeb3?: Record<string, unknown> }
  world.injectedWeb3 ??= {}
  world.injectedWeb3[key] = value
}
const trap = {
  get enable(): unknown {
    throw new Error('trap')
  },
}
const answering = (method: string, value: unknown): Partial<PolkadotTestWalletBehavior> => ({
  responses: { [method]: () => value },
})
const signer = { signRaw: () => undefined, signPayload: () => undefined }
const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'

/** Values that faulty and hostile wallets of `injectedWeb3` inject and return. */
export const polkadotHostility: Hostility<PolkadotTestWalletBehavior> = {
  announcements: [
    { title: 'undefined instead of a wallet', dispatch: put('nothing', undefined) },
    { title: 'a wallet that is a string', dispatch: put('text', '<script>') },
    { title: 'a wallet without enable', dispatch: put('empty', { version: '1' }) },
    { title: 'a wallet whose `enable` is not a function', dispatch: put('odd', { version: '1', enable: 'yes' }) },
    { title: 'a wallet whose getter throws', dispatch: put('trap', trap) },
    { title: 'a wallet without a name', dispatch: put('\u202e', { version: '1', enable: () => undefined }) },
  ],
  behaviors: [
    { title: 'an empty response', behavior: answering('enable', undefined) },
    { title: 'a response without accounts', behavior: answering('enable', { signer }) },
    {
      title: 'a response without a signer',
      behavior: answering('enable', { accounts: { get: () => [{ address }] } }),
    },
    {
      title: 'a response whose getter throws',
      behavior: answering('enable', {
        get accounts() {
          throw new Error('trap')
        },
      }),
    },
    {
      title: 'a wallet that never reports changes',
      behavior: answering('enable', { accounts: { get: () => [{ address }] }, signer }),
    },
    { title: 'accounts that are not an array', behavior: answering('accounts.get', { 0: 'x' }) },
    { title: 'invalid accounts', behavior: answering('accounts.get', ['<b>x</b>', 7, null, {}]) },
    { title: 'accounts with invalid addresses', behavior: answering('accounts.get', [{ address: `${address}x` }]) },
    { title: 'no accounts', behavior: answering('accounts.get', []) },
    {
      title: 'an endless list of accounts',
      behavior: answering('accounts.get', manyAccounts()),
    },
    { title: 'no events at all', behavior: { events: 'never' } },
  ],
}

function manyAccounts(): readonly unknown[] {
  return Array.from({ length: 20_000 }, () => ({ address }))
}
