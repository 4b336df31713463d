import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loginOrigin, startFrame, walletOrigin, writeFrame } from '../../testing/startWallet.js'
import { createReleaseKey } from './ReleaseKey.js'
import { releaseCommands } from './releaseCommands.js'
import { writeRelease } from './writeRelease.js'

const origin = 'https://wallet.dapp.example'
const login = 'https://login.dapp.example'
const embedders = ['https://dapp.example', '*.app.example', 'https://a.*.b.example:8443']

function signRelease(folder: string) {
  const { privateKey, publicKey } = createReleaseKey()
  writeRelease({ folder, version: '1.0.0', privateKey })
  return { key: publicKey, text: readFileSync(join(folder, 'release.json'), 'utf8') }
}

it('serveFrame serves the frame to the listed pages, with only its own scripts, and lets it call only its login host', async () => {
  const { headers, status } = await fetch(`${await startFrame({ folder: writeFrame(), embedders })}/?projectId=demo`)
  expect(status).toBe(200)
  const hash = createHash('sha256').update('{}').digest('base64')
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; worker-src 'self'; img-src 'self' data:; connect-src 'self' ${loginOrigin}; frame-ancestors https://dapp.example:443 http://*.app.example:* https://*.app.example:* https://*.b.example:8443; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types kit-worker`,
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'integrity-policy': 'blocked-destinations=(script)',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.has('strict-transport-security')).toBe(false)
})

it('serveFrame compresses scripts, sets their content type, and finds nothing outside the release', async () => {
  const url = await startFrame({ folder: writeFrame() })
  const script = await fetch(`${url}/assets/a.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(await script.text()).toContain('a script that is long')
  expect(await (await fetch(`${url}/assets/a.js`, { method: 'HEAD' })).text()).toBe('')
  for (const path of [
    '/..%2f..%2fetc/passwd',
    '/assets',
    '/missing.js',
    '/popup',
    '/go',
    '/wallet/v1/config',
    '//',
    '/%00',
  ]) {
    const answer = await fetch(`${url}${path}`)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([404, 'text/plain; charset=utf-8'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  }
  expect((await fetch(`${url}/`, { method: 'POST', body: 'x' })).status).toBe(405)
})

it('serveFrame serves a release signed with a known key, and keeps serving it when the folder changes', async () => {
  const folder = writeFrame(undefined, login)
  const { key, text } = signRelease(folder)
  const url = await startFrame({ folder, releaseKeys: [key], origin })
  appendFileSync(join(folder, 'assets', 'a.js'), 'evil()')
  expect(await (await fetch(`${url}/assets/a.js`)).text()).not.toContain('evil')
  const release = await fetch(`${url}/release.json`)
  expect(await release.text()).toBe(text)
  expect(release.headers.get('strict-transport-security')).toContain('max-age=')
})

it('serveFrame refuses a frame that is unsigned, signed with an unknown key, or different from the signed release', async () => {
  const folder = writeFrame(undefined, login)
  await expect(startFrame({ folder, origin })).rejects.toThrow(
    'releaseKeys: required when other machines load the frame',
  )
  const { key } = signRelease(writeFrame(undefined, login))
  await expect(startFrame({ folder, origin, releaseKeys: [key] })).rejects.toThrow('is not a signed release')
  signRelease(folder)
  await expect(startFrame({ folder, origin, releaseKeys: [key] })).rejects.toThrow(
    'is not signed with any of releaseKeys',
  )
  const local = writeFrame()
  const mine = signRelease(local)
  writeFileSync(join(local, 'assets', 'b.js'), 'evil()')
  const url = await startFrame({ folder: local, releaseKeys: [mine.key] })
  expect((await fetch(`${url}/assets/b.js`)).status).toBe(404)
  appendFileSync(join(local, 'assets', 'a.js'), 'evil()')
  await expect(startFrame({ folder: local, releaseKeys: [mine.key] })).rejects.toThrow('do not match its release.json')
  // An existing list is checked on this machine, too.
  await expect(startFrame({ folder: local })).rejects.toThrow('do not match its release.json')
  writeFileSync(join(local, 'release.json'), '{}')
  await expect(startFrame({ folder: local })).rejects.toThrow('invalid release.json')
})

it.each([
  ['the frame’s own origin', walletOrigin, walletOrigin, 'must not be the origin of the frame'],
  ['another port of its host', origin, `${origin}:8443`, 'must be on another host'],
  [
    'a host below it, which may use its passkeys',
    origin,
    'https://login.wallet.dapp.example',
    'use the frame’s passkeys',
  ],
])('serveFrame refuses a login host that is %s', async (_, at, named, words) => {
  const folder = writeFrame(undefined, named)
  const { key } = signRelease(folder)
  await expect(startFrame({ folder, releaseKeys: [key], origin: at })).rejects.toThrow(words)
})

it('serveFrame refuses a release without a login host, and embedding by any origin', async () => {
  const folder = writeFrame()
  writeFileSync(join(folder, 'wallet.json'), '{"login":"ftp://login.example"}')
  await expect(startFrame({ folder })).rejects.toThrow('has no login host')
  await expect(startFrame({ folder, embedders: [] })).rejects.toThrow('embedders: must list the origins')
  await expect(startFrame({ folder, origin, releaseKeys: ['A'.repeat(43)], embedders: ['*'] })).rejects.toThrow(
    'embedders: must list the origins',
  )
})

it('serveFrame prints the same headers for another static host as it sends', async () => {
  const folder = writeFrame()
  writeFileSync(join(folder, 'recover.html'), '<script>recover()</script>')
  const file = join(folder, '..', 'frame.json')
  writeFileSync(file, JSON.stringify({ origin: walletOrigin, folder, embedders }))
  const print = async (format: string) =>
    (await releaseCommands(['frame-headers', file, format], { releaseKeys: [], login: undefined, env: {} }))?.lines ??
    []
  const url = await startFrame({ folder, embedders })
  const policyOf = async (path: string) => (await fetch(`${url}/${path}`)).headers.get('content-security-policy') ?? ''
  const [page, recover] = [await policyOf(''), await policyOf('recover.html')]
  expect(recover).not.toBe(page)
  const nginx = await print('nginx')
  expect(nginx).toContain(`add_header content-security-policy "${page}" always;`)
  expect(nginx.slice(nginx.indexOf('location = /recover.html {'))).toContain(
    `  add_header content-security-policy "${recover}" always;`,
  )
  const caddy = await print('caddy')
  expect(caddy).toContain('@others not path /recover.html')
  expect(caddy).toContain(`header @others content-security-policy "${page}"`)
  expect(caddy).toContain(`header /recover.html content-security-policy "${recover}"`)
  for (const name of ['integrity-policy', 'access-control-allow-origin', 'cross-origin-embedder-policy'])
    for (const lines of [nginx, caddy])
      expect(
        lines.some((line) => line.includes(` ${name} "`)),
        name,
      ).toBe(true)
})
