import { describe, expect, it } from 'vitest'
import { createMemory } from '../../test/createRpc.js'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { Api } from './createApi.js'
import { createLogin } from './createLogin.js'

const minuteMs = 60_000

/** A signed-in frame, and a server whose responses to a refresh the test sets. */
async function start({ leftMs = -minuteMs } = {}) {
  const { get, set } = createMemory()
  const keyValue = { get, set, remove: (name: string) => set(name, undefined), lasts: async () => true }
  const requested: unknown[] = []
  const answers: (() => unknown)[] = []
  const ended: unknown[] = []
  const api = {
    async refreshSession(body: unknown) {
      requested.push(body)
      return answers.shift()?.()
    },
    endWalletSession: async (_: unknown, options: unknown) => void ended.push(options),
  } as unknown as Api
  const session = {
    user: crypto.randomUUID(),
    session: crypto.randomUUID(),
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    expiresAt: Date.now() + leftMs,
    freshUntil: Date.now(),
    isNew: false,
    now: Date.now(),
  }
  const login = createLogin({ api, keyValue })
  await login.take(session)
  const renewed = { ...session, accessToken: 'access-2', refreshToken: 'refresh-2', expiresAt: Date.now() + minuteMs }
  return { answers, ended, login, renewed, requested }
}

const refuse = (status: number, field: string) => () => {
  throw new ApiFailure(status, field, 'Refused')
}

describe('createLogin', () => {
  it('asks with the same refresh token again if a response was lost', async () => {
    const { answers, login, renewed, requested } = await start()
    answers.push(refuse(0, 'network'), () => renewed)
    await expect(login.session()).rejects.toMatchObject({ field: 'network' })
    expect(await login.session()).toMatchObject({ accessToken: 'access-2' })
    expect(requested).toEqual([{ refreshToken: 'refresh-1' }, { refreshToken: 'refresh-1' }])
  })

  it.each([
    [401, ''],
    [401, 'dpop'],
    [403, 'refreshToken'],
  ])(
    'stays signed in after status %i with the field "%s", which says nothing about the session',
    async (status, field) => {
      const { answers, login, renewed } = await start()
      answers.push(refuse(status, field), () => renewed)
      await expect(login.session()).rejects.toMatchObject({ status, field })
      expect(await login.session()).toMatchObject({ accessToken: 'access-2' })
    },
  )

  it('signs out after the server refused the refresh token', async () => {
    const { answers, login } = await start()
    answers.push(refuse(401, 'refreshToken'))
    expect(await login.session()).toBeUndefined()
    expect(await login.user()).toBeUndefined()
  })

  it('ends the session on the server, also after the access token expired', async () => {
    const fresh = await start({ leftMs: minuteMs })
    await fresh.login.signOut()
    expect(fresh.ended).toEqual([{ accessToken: 'access-1' }])
    expect(fresh.requested).toEqual([])

    const old = await start()
    old.answers.push(() => old.renewed)
    await old.login.signOut()
    expect(old.ended).toEqual([{ accessToken: 'access-2' }])
    expect(await old.login.session()).toBeUndefined()
  })
})
