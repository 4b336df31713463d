import { expect, it } from 'vitest'
import { giveCode, readCode, requestCode, wrongCode } from '../../testing/confirmEmail.js'
import { refused } from '../../testing/requestJson.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

it('email verification accepts a code of one server on another only once, and counts attempts and emails together', async () => {
  const dataDir = temporaryDirectory()
  const options = { chains: {}, auth: { emailCapture: 'optional' }, rateLimits: { enabled: false }, dataDir } as const
  const clock = { nowMs: Date.now() }
  const start = async () => ({ url: (await startTestServer(options, { now: () => clock.nowMs })).url })
  const [first, second] = [await start(), await start()]
  const pages = [first, second]
  const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  const requested = await Promise.all(
    pages.flatMap((page) => [1, 2].map(() => requestCode(page, 'a@example.org', account))),
  )
  expect(requested.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
  const at = requested.findIndex(({ status }) => status === 200)
  const { uuid } = (requested[at] as (typeof requested)[number]).body as { uuid: string }
  const code = await readCode(at < 2 ? first : second, 'a@example.org')
  const tries = await Promise.all(pages.map((page) => giveCode(page, uuid, wrongCode(code))))
  expect(tries.map(({ status }) => status)).toEqual([400, 400])
  const both = await Promise.all(pages.map((page) => giveCode(page, uuid, code)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])

  clock.nowMs += 30_001
  const next = (await requestCode(second, 'a@example.org', account)).body as { uuid: string }
  const nextCode = await readCode(second, 'a@example.org')
  const wrong = await Promise.all(
    [first, second, first, second, first].map((page) => giveCode(page, next.uuid, wrongCode(nextCode))),
  )
  expect(wrong.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 410])
  expect(await giveCode(first, next.uuid, nextCode)).toMatchObject(refused(410, 'otp'))
})
