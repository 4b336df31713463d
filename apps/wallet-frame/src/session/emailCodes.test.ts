import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../failure/ApiFailure.js'
import { createEmailLogin } from '../login/createEmailLogin.js'
import { createPending } from '../login/createPending.js'
import type { Session } from '../login/Session.js'
import type { RequestContext } from '../page/Page.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import { createEmailChange } from './createEmailChange.js'

const email = 'alice@example.org'
const user = '2f1c9a52-4a47-4a27-9c1e-0f5a3b6d7e81'
const minuteMs = 60_000
const page = { origin: 'https://dapp.example', projectId: 'demo', dapp: () => undefined }
const context = (): RequestContext => ({
  id: 'request-1',
  signal: new AbortController().signal,
  waiting: () => () => undefined,
})

function createMemory(): KeyValue {
  const kept = new Map<string, unknown>()
  return {
    get: async (name) => structuredClone(kept.get(name)),
    set: async (name, value) => void kept.set(name, structuredClone(value)),
    remove: async (name) => void kept.delete(name),
    lasts: async () => true,
  }
}

/** Creates the handlers of one document of the frame. Another one with the same storage stands for a reload. */
function open({ keyValue = createMemory(), approves = true, isWrong = (_otp: string): number => 0, who = user } = {}) {
  const mails: string[] = []
  const proved: string[] = []
  const named: (string | undefined)[] = []
  const times = () => ({ now: 1_000_000, retryAt: 1_030_000, expiresAt: 1_000_000 + 20 * minuteMs })
  const check = async ({ otp }: { readonly otp: string }) => {
    const status = isWrong(otp)
    if (status !== 0) throw new ApiFailure(status, status === 409 ? 'email' : 'otp', 'refused')
    return { newEmail: 'alice@new.example', success: true }
  }
  const api = {
    startEmail: async ({ email: to, challenge }: { readonly email: string; readonly challenge?: string }) => {
      mails.push(to)
      named.push(challenge)
      return { challenge: crypto.randomUUID(), action: 'VERIFY_DEVICE', match: '42', ...times() }
    },
    updateEmail: async ({ email: to }: { readonly email: string }) => {
      mails.push(to)
      return { challenge: crypto.randomUUID(), action: 'VERIFY_PRIMARY_OTP', ...times() }
    },
    waitForDevice: async () => ({ approved: true }),
    verifyEmail: check,
    verifyOldEmail: check,
    verifyNewEmail: check,
  } as never
  const login = {
    session: async () => ({ user: who, accessToken: 'token' }) as Session,
    take: async () => undefined,
  } as never
  return {
    keyValue,
    mails,
    named,
    proved,
    ...createEmailLogin({ api, login, page, pending: createPending(keyValue, 'login') }),
    ...createEmailChange({
      api,
      login,
      page,
      pending: createPending(keyValue, 'change'),
      async approve() {
        if (!approves) throw Object.assign(new Error('declined'), { code: 'connection/rejected' })
      },
      async prove({ user: of }) {
        proved.push(of)
        return { signedAt: 0, signature: '0x' }
      },
    }),
  }
}

describe('createEmailLogin', () => {
  it('continues after a reload with the same link and digits, and sends no new email', async () => {
    const first = open()
    await first.CONNECT_EMAIL({ email }, context())
    const second = open(first)
    const resumed = await second.CONNECT_EMAIL({ email, resume: true }, context())
    expect(resumed).toMatchObject({ action: 'VERIFY_DEVICE', match: '42', sentAt: expect.any(Number) })
    await second.CONNECT_DEVICE(undefined, context())
    await second.CONNECT_OTP({ otp: '123456' }, context())
    expect([first.mails, second.mails]).toEqual([[email], []])
    // A used code is not resumed.
    await open(first).CONNECT_EMAIL({ email, resume: true }, context())
    await expect(open().CONNECT_OTP({ otp: '123456' }, context())).rejects.toMatchObject({ status: 410 })
  })

  it('names the login that approved the device when it requests another code, for the same address only', async () => {
    const first = open()
    await first.CONNECT_EMAIL({ email }, context())
    const { challenge, ...kept } = (await first.keyValue.get('login')) as { challenge: string }
    await first.keyValue.set('login', { ...kept, challenge, retryAt: 0 })
    await first.CONNECT_EMAIL({ email }, context())
    await first.CONNECT_EMAIL({ email: 'bob@example.org' }, context())
    expect(first.named).toEqual([undefined, challenge, undefined])
  })

  it('starts over for another address, and after the code expires', async () => {
    const first = open({ isWrong: () => 410 })
    await first.CONNECT_EMAIL({ email }, context())
    await first.CONNECT_EMAIL({ email: 'bob@example.org', resume: true }, context())
    await expect(first.CONNECT_OTP({ otp: '123456' }, context())).rejects.toMatchObject({ status: 410 })
    await first.CONNECT_EMAIL({ email: 'bob@example.org', resume: true }, context())
    expect(first.mails).toEqual([email, 'bob@example.org', 'bob@example.org'])
  })
})

describe('createEmailChange', () => {
  it('requires an approval in the frame: a page alone gets neither proof nor email', async () => {
    const { UPDATE_EMAIL, mails, proved } = open({ approves: false })
    await expect(UPDATE_EMAIL({ email }, context())).rejects.toMatchObject({ code: 'connection/rejected' })
    expect([mails, proved]).toEqual([[], []])
  })

  it('continues after a reload at the same step', async () => {
    const first = open()
    expect(await first.UPDATE_EMAIL({ email }, context())).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    await expect(first.UPDATE_EMAIL_SECONDARY_OTP({ otp: '123456' }, context())).rejects.toMatchObject({ status: 410 })
    await first.UPDATE_EMAIL_PRIMARY_OTP({ otp: '123456' }, context())
    const second = open(first)
    expect(await second.UPDATE_EMAIL({ email, resume: true }, context())).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect(await second.UPDATE_EMAIL_SECONDARY_OTP({ otp: '123456' }, context())).toEqual({
      newEmail: 'alice@new.example',
    })
    expect([second.mails, second.proved]).toEqual([[], []])
  })

  it('can’t be continued by another user', async () => {
    const first = open()
    await first.UPDATE_EMAIL({ email }, context())
    const other = open({ keyValue: first.keyValue, who: '9c3e8f6b-7d51-4f0e-8a52-1b7c4d2e6f90' })
    await other.UPDATE_EMAIL({ email, resume: true }, context())
    expect(other.mails).toEqual([email])
  })

  it('keeps its code after a wrong attempt, and drops it after it expires', async () => {
    const { UPDATE_EMAIL, UPDATE_EMAIL_PRIMARY_OTP, mails } = open({
      isWrong: (otp) => (otp === '000000' ? 400 : otp === '111111' ? 410 : 0),
    })
    await UPDATE_EMAIL({ email }, context())
    await expect(UPDATE_EMAIL_PRIMARY_OTP({ otp: '000000' }, context())).rejects.toMatchObject({ status: 400 })
    await expect(UPDATE_EMAIL_PRIMARY_OTP({ otp: '111111' }, context())).rejects.toMatchObject({ status: 410 })
    await UPDATE_EMAIL({ email, resume: true }, context())
    expect(mails).toEqual([email, email])
  })
})
