import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loginOrigin, startFrame, writeFrame } from '../../testing/startWallet.js'
import { digestOf } from './formatRelease.js'
import { createReleaseKey } from './ReleaseKey.js'
import { readFrame } from './readFrame.js'
import { releaseCommands } from './releaseCommands.js'
import { verifyFrame } from './verifyFrame.js'
import { writeRelease } from './writeRelease.js'

/** A response of the frame host, modified by a proxy. */
type Answer = { status: number; headers: Headers; body: Buffer }

/** A signed frame whose scripts have their digests. */
function writeSigned() {
  const script = digestOf(readFrame(writeFrame()).get('assets/a.js') ?? Buffer.of())
  const folder = writeFrame(
    `<script type="importmap">{"integrity":{"/assets/a.js":"${script}"}}</script>\n<script type="module" src="/assets/a.js" integrity="${script}"></script>`,
  )
  const { privateKey, publicKey } = createReleaseKey()
  writeRelease({ folder, version: '1.2.0', privateKey })
  return { folder, publicKey, privateKey }
}

/** A frame host with a signed frame, behind a proxy that changes responses. */
async function startHost(change: (path: string, answer: Answer) => void = () => {}) {
  const { folder, publicKey } = writeSigned()
  const frameUrl = await startFrame({ folder, releaseKeys: [publicKey] })
  const host = createServer()
  host.on('request', async (request, response) => {
    const body = request.method === 'POST' ? Buffer.concat(await request.toArray()) : undefined
    const init = {
      method: request.method ?? 'GET',
      ...(body && { body, headers: { 'content-type': 'application/json' } }),
    }
    const passed = await fetch(`${frameUrl}${request.url}`, init)
    const answer: Answer = {
      status: passed.status,
      headers: new Headers(passed.headers),
      body: Buffer.from(await passed.arrayBuffer()),
    }
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) answer.headers.delete(name)
    change(request.url ?? '', answer)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void host.close())
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  return { url, publicKey }
}

/** The problems of a host, by check. */
async function faultsOf(url: string, releaseKeys: readonly string[]) {
  const rows = await verifyFrame({ url, releaseKeys })
  return rows.flatMap(({ subject, fault, words }) => (fault === undefined ? [] : [{ subject, fault, words }]))
}

describe('verifyFrame', () => {
  it('passes for kit-server, and names the release', async () => {
    const { url, publicKey } = await startHost()
    const rows = await verifyFrame({ url, releaseKeys: [publicKey] })
    expect(rows.filter(({ fault }) => fault !== undefined)).toEqual([])
    expect(rows.map(({ subject }) => subject)).toEqual([
      'address',
      'release.json',
      'signature',
      'login host',
      'page',
      'nothing else',
      'release',
      'assets/a.js',
      'index.html',
      'wallet.json',
    ])
    const wordsOf = (name: string) => rows.find(({ subject }) => subject === name)?.words
    expect(wordsOf('release')).toContain('1.2.0')
    // Operators must not overestimate the pin.
    expect(wordsOf('release')).toContain('not against a malicious host')
    expect(wordsOf('login host')).toBe(loginOrigin)
  })

  it.each<[string, (path: string, answer: Answer) => void, { subject: string; fault: string; words?: unknown }]>([
    [
      'another byte of a script',
      (path, answer) => {
        if (path === '/assets/a.js') answer.body[3] = 0x21
      },
      { subject: 'assets/a.js', fault: 'differs' },
    ],
    [
      'another script in the page',
      (path, answer) => {
        if (path === '/') answer.body = Buffer.concat([answer.body, Buffer.from('<script src="/evil.js"></script>')])
      },
      { subject: 'page', fault: 'differs' },
    ],
    [
      'a file that is gone',
      (path, answer) => {
        if (path === '/assets/a.js') answer.status = 404
      },
      { subject: 'assets/a.js', fault: 'missing', words: expect.stringContaining('404') },
    ],
    [
      'a file without an end',
      (path, answer) => {
        if (path === '/assets/a.js') answer.body = Buffer.alloc(9 * 1024 * 1024)
      },
      { subject: 'assets/a.js', fault: 'tooLarge' },
    ],
    [
      'a redirect',
      (path, answer) => {
        if (path !== '/') return
        answer.status = 302
        answer.headers.set('location', '/login')
      },
      { subject: 'page', fault: 'redirect', words: expect.stringContaining('/login') },
    ],
    [
      'a redirect to another host',
      (path, answer) => {
        if (path !== '/') return
        answer.status = 302
        answer.headers.set('location', 'https://evil.example/')
      },
      { subject: 'page', fault: 'host', words: expect.stringContaining('evil.example') },
    ],
    [
      'a weaker policy',
      (path, { headers }) => {
        const policy = headers.get('content-security-policy') ?? ''
        if (path === '/') headers.set('content-security-policy', policy.replace("script-src 'self'", 'script-src *'))
      },
      { subject: 'page', fault: 'header', words: expect.stringContaining('script-src') },
    ],
    [
      'a policy that lets any page embed it by silence',
      (path, { headers }) => {
        const policy = headers.get('content-security-policy') ?? ''
        if (path === '/') headers.set('content-security-policy', policy.replace(/frame-ancestors [^;]*; /, ''))
      },
      { subject: 'page', fault: 'header', words: expect.stringContaining('frame-ancestors') },
    ],
    [
      'scripts without digests allowed',
      (path, { headers }) => {
        if (path === '/') headers.delete('integrity-policy')
      },
      { subject: 'page', fault: 'header', words: expect.stringContaining('integrity-policy') },
    ],
    [
      'another signature',
      (path, answer) => {
        if (path === '/release.sig') answer.body = Buffer.alloc(86, 'A')
      },
      { subject: 'signature', fault: 'signature' },
    ],
    ...['/popup', '/go', '/callback/google', '/device/x', '/wallet/v1/config', '/.well-known/webauthn'].map(
      (
        served,
      ): [string, (path: string, answer: Answer) => void, { subject: string; fault: string; words: unknown }] => [
        `a page at ${served}`,
        (path, answer) => {
          if (path !== served) return
          answer.status = 200
          answer.headers.set('content-type', 'text/html')
          answer.body = Buffer.from('<script>evil()</script>')
        },
        { subject: 'nothing else', fault: 'answers', words: expect.stringContaining(`${served} responds with 200`) },
      ],
    ),
    [
      'a page for whatever is not there',
      (path, answer) => {
        if (/^\/[-\w]{36}\//.test(path)) answer.headers.set('content-type', 'text/html')
      },
      { subject: 'nothing else', fault: 'answers', words: expect.stringContaining('expected plain text') },
    ],
    [
      'another login host',
      (path, answer) => {
        if (path === '/wallet.json') answer.body = Buffer.from('{"login":"https://evil.example"}')
      },
      { subject: 'login host', fault: 'differs' },
    ],
    [
      'an invalid release.json',
      (path, answer) => {
        if (path === '/release.json') answer.body = Buffer.from('{"version":"1","files":{"../up":"sha384-"}}')
      },
      { subject: 'release', fault: 'release' },
    ],
  ])('fails for %s, and for that alone', async (_, change, fault) => {
    const { url, publicKey } = await startHost(change)
    expect(await faultsOf(url, [publicKey])).toEqual([{ words: expect.any(String), ...fault }])
  })

  it.each([
    ['http://wallet.example', 'tls'],
    ['https://wallet.example/path', 'address'],
    ['wallet.example', 'address'],
    ['https://user@wallet.example', 'address'],
  ])('sends no request to %s', async (url, fault) => {
    expect(await faultsOf(url, [])).toMatchObject([{ subject: 'address', fault }])
  })

  it('fails when the host does not respond', async () => {
    expect(await faultsOf('http://127.0.0.1:9', [])).toMatchObject([{ fault: 'unreachable' }])
  })
})

it('verifyFrame fails for a page whose signed release has a script without a digest, or from another host', async () => {
  for (const [page, fault] of [
    ['<script type="module" src="/assets/a.js"></script>', 'script'],
    ['<script type="module" src="https://cdn.example/a.js"></script>', 'host'],
    ['<script>alert(1)</script>', 'script'],
    ['<script type="importmap">{"imports":{"a":"/assets/a.js"}}</script>', 'script'],
    ['<script type="module" src="/assets/b.js"></script>', 'script'],
  ] as const) {
    const folder = writeFrame(page)
    const { privateKey, publicKey } = createReleaseKey()
    writeRelease({ folder, version: '1.2.0', privateKey })
    const frameUrl = await startFrame({ folder, releaseKeys: [publicKey] })
    expect(await faultsOf(frameUrl, [publicKey])).toMatchObject([{ subject: 'page', fault }])
  }
})

it('verifyFrame passes for a release signed with the operator’s key, and fails for another key or changed files', async () => {
  const folder = writeSigned().folder
  let login: string | undefined
  const run = async (words: readonly string[], env: NodeJS.ProcessEnv = {}, releaseKeys: readonly string[] = []) => {
    const done = await releaseCommands(words, { releaseKeys, login, env })
    return { isSuccess: done?.isSuccess, output: done?.lines.join('\n') ?? '' }
  }
  const made = await run(['frame-key'])
  const [, secret = ''] = /KIT_FRAME_KEY=(\S{43})/.exec(made.output) ?? []
  const [, key = ''] = /\["(\S{43})"\]/.exec(made.output) ?? []
  const signed = await run(['release-frame', folder], { KIT_FRAME_KEY: secret })
  expect(signed).toMatchObject({ isSuccess: true, output: expect.stringContaining('release 1.2.0, 3 files, signed') })
  expect(signed.output).not.toContain(secret)
  const frameUrl = await startFrame({ folder, releaseKeys: [key] })
  const known = await run(['verify-frame', frameUrl], {}, [key])
  const stranger = await run(['verify-frame', frameUrl], {}, [createReleaseKey().publicKey])
  expect(known.output).toMatch(/^ok +release\.json +sha384-/m)
  expect(known.isSuccess).toBe(true)
  expect(stranger.output).toMatch(/^signature +signature +not signed with any of the trusted keys$/m)
  expect(stranger.isSuccess).toBe(false)
  await expect(run(['release-frame', folder], { KIT_FRAME_KEY: 'short' })).rejects.toThrow('KIT_FRAME_KEY')
  await expect(run(['verify-frame', frameUrl], {}, ['short'])).rejects.toThrow('--release-key')
  // Only the login host can be changed after the build.
  login = 'https://login.dapp.example'
  expect((await run(['release-frame', folder], { KIT_FRAME_KEY: secret })).isSuccess).toBe(true)
  expect(readFrame(folder).get('wallet.json')?.toString()).toBe('{"login":"https://login.dapp.example"}\n')
  login = 'https://login.dapp.example/path'
  await expect(run(['release-frame', folder])).rejects.toThrow('--login: must be an origin')
  login = undefined
  appendFileSync(join(folder, 'assets', 'a.js'), 'evil()')
  await expect(run(['release-frame', folder], { KIT_FRAME_KEY: secret })).rejects.toThrow(
    'do not match its release.json',
  )
})
