import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../repositoryRoot.js'
import { BitcoindUnavailable } from './BitcoindUnavailable.js'
import { withLock } from './withLock.js'

const run = promisify(execFile)
const downloadLimitMs = 300_000
const retryAfterMs = 600_000
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
const package_ = 'bitcoin-knots'
/** Dependencies that the package needs as a system service but a test node doesn't. */
const standIns = ['systemd', 'debconf']

/** Command to run the unpacked node, using the loader and libraries unpacked with it. */
type Unpacked = { readonly command: string; readonly args: readonly string[] }

/**
 * Downloads Bitcoin Knots with all its libraries from Debian unstable, using a separate apt configuration, and unpacks them under
 * `.tools/bitcoind`. Nothing is installed. Later calls reuse the files. Concurrent calls in several processes wait for one.
 *
 * @throws BitcoindUnavailable where apt is missing or the packages can't be reached.
 * @example const { command, args } = await unpackBitcoind()
 */
export async function unpackBitcoind(folder: string = join(repositoryRoot(), '.tools', 'bitcoind')): Promise<Unpacked> {
  const present = locate(folder)
  if (present) return present
  if (!existsSync('/usr/bin/apt-get') || !existsSync(keyring))
    throw new BitcoindUnavailable('this is no Debian system, so its packages cannot be unpacked')
  await mkdir(join(folder, '..'), { recursive: true })
  const failure = `${folder}.failed`
  return withLock(`${folder}.lock`, downloadLimitMs, async () => {
    const other = locate(folder)
    if (other) return other
    // Several suites call this in turn. They wait only once for an unreachable mirror.
    const failed = await stat(failure).catch(() => undefined)
    if (failed && Date.now() - failed.mtimeMs < retryAfterMs)
      throw new BitcoindUnavailable(`${package_} could not be downloaded a moment ago`)
    const work = await mkdtemp(`${folder}-`)
    try {
      await download(work)
      await rm(folder, { recursive: true, force: true })
      await rename(join(work, 'root'), folder)
      await rm(failure, { force: true })
    } catch (error) {
      await writeFile(failure, String(error))
      throw new BitcoindUnavailable(`${package_} could not be downloaded`, error)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
    const unpacked = locate(folder)
    if (!unpacked) throw new BitcoindUnavailable(`${package_} holds no bitcoind`)
    return unpacked
  })
}

async function download(work: string): Promise<void> {
  const { stdout: architecture } = await run('dpkg', ['--print-architecture'])
  const mirror = process.env['DEBIAN_MIRROR'] ?? (await findMirror())
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'parts', 'root'])
    await mkdir(join(work, part), { recursive: true })
  await writeFile(join(work, 'sources.list'), `deb [signed-by=${keyring}] ${mirror} unstable main\n`)
  const installed = standIns.map(
    (name) =>
      `Package: ${name}\nStatus: install ok installed\nVersion: 9999\nArchitecture: ${architecture.trim()}\nMaintainer: none\nDescription: stands in\n`,
  )
  await writeFile(join(work, 'status'), installed.join('\n'))
  const configuration = [
    `Dir::State "${work}/state";`,
    `Dir::State::status "${work}/status";`,
    `Dir::Cache "${work}/cache";`,
    `Dir::Etc::sourcelist "${work}/sources.list";`,
    `Dir::Etc::sourceparts "${work}/parts";`,
    `Dir::Etc::preferencesparts "${work}/parts";`,
    `Dir::Etc::preferences "${work}/preferences";`,
    'APT::Sandbox::User "";',
    'APT::Install-Recommends "false";',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    'Acquire::http::Timeout "30";',
  ]
  await writeFile(join(work, 'apt.conf'), configuration.join('\n'))
  const options = { env: { ...process.env, APT_CONFIG: join(work, 'apt.conf') }, timeout: downloadLimitMs }
  await run('apt-get', ['update'], options)
  await run('apt-get', ['install', '--download-only', '--yes', package_], options)
  const archives = join(work, 'cache', 'archives')
  for (const file of await readdir(archives))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(archives, file), join(work, 'root')])
}

/** Returns the mirror of the system's apt configuration. apt knows only mirrors whose lists it has. */
async function findMirror(): Promise<string> {
  const known = async (): Promise<string | undefined> => {
    const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)'])
    return stdout.split('\n').find((uri) => /\/debian\/?$/.test(uri))
  }
  const mirror = (await known()) ?? (await run('apt-get', ['update']).then(known, () => undefined))
  if (mirror === undefined) throw new BitcoindUnavailable('apt knows no Debian mirror; set DEBIAN_MIRROR to one')
  return mirror
}

function locate(folder: string): Unpacked | undefined {
  const program = join(folder, 'usr', 'bin', 'bitcoind')
  if (!existsSync(program)) return undefined
  const triplets = readdirSync(join(folder, 'usr', 'lib')).filter((name) => name.endsWith('-linux-gnu'))
  for (const triplet of triplets) {
    const libraries = join(folder, 'usr', 'lib', triplet)
    const loader = readdirSync(libraries).find((name) => /^ld-linux.*\.so\.\d+$/.test(name))
    if (loader) return { command: join(libraries, loader), args: ['--library-path', libraries, program] }
  }
  return undefined
}
