import { codeOf } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { connectWallet, missing } from '../testing/connectWallet.js'

describe('permission requests', () => {
  const request = { signer: { type: 'account', data: { address: '0xE' } }, permissions: [], expiresAtMs: 5 }

  it('reach the wallet', async () => {
    const grantPermissions = vi.fn(async () => ({ permissions: [] }) as never)
    const revokePermissions = vi.fn(async () => {})
    const { kit } = await connectWallet({ grantPermissions, revokePermissions })
    expect(await kit.grantPermissions(request)).toEqual({ permissions: [] })
    await kit.revokePermissions({ context: '0x12' })
    expect(grantPermissions.mock.calls).toMatchObject([[{ ...request, account: { address: '0xA' } }]])
    expect(revokePermissions.mock.calls).toMatchObject([[{ context: '0x12' }]])
  })

  it.each([
    ['the chain', {}],
    ['the wallet', { grantPermissions: missing, revokePermissions: missing, getGrantedPermissions: missing }],
  ])('reject with a typed error where %s grants none', async (_, capabilities) => {
    const { kit } = await connectWallet(capabilities)
    expect(await codeOf(kit.grantPermissions(request))).toBe('adapter/unsupported')
    expect(await codeOf(kit.revokePermissions({ context: '0x12' }))).toBe('adapter/unsupported')
    expect(await codeOf(kit.getGrantedPermissions())).toBe('adapter/unsupported')
  })
})
