import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cleanMark } from './cleanMark.js'
import { exchangeMarks, namespaceMarks, networkMarks, tokenMarks, walletMarks } from './pictures.data.js'

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const server = pathOf('../../server/')
const collection = '@web3icons/core'

/** Folders that contain only generated images. */
export const pictureFolders: readonly string[] = [`${server}pictures`]

/** Returns all files that are generated from the collection, by path. */
export async function pictureFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  files.set(pathOf('../src/networks.data.ts'), await networksText())
  files.set(pathOf('../src/namespaces.data.ts'), await namespacesText())
  files.set(pathOf('../src/wallets.data.ts'), await walletsText())
  for (const [name, file] of Object.entries(walletMarks))
    files.set(`${server}pictures/wallets/${name}.svg`, await mark(file))
  for (const file of Object.keys(networkMarks).filter((name) => name.startsWith('networks/')))
    files.set(`${server}pictures/networks/${nameOf(file)}.svg`, await mark(file))
  for (const name of exchangeMarks)
    files.set(`${server}pictures/exchanges/${name}.svg`, await mark(`exchanges/${name}`))
  for (const [symbol = '', file = `tokens/${symbol}`] of tokenMarks.map((word) => word.split('=')))
    files.set(`${server}pictures/tokens/${symbol.toLowerCase()}.svg`, await mark(file))
  for (const folder of [pathOf('../'), server]) files.set(`${folder}THIRD-PARTY-LICENSES.md`, noticeText())
  return files
}

/** Returns the icon in a file of the collection, such as `networks/base`. */
async function mark(file: string): Promise<string> {
  const [kind, name] = file.split('/')
  const path = createRequire(import.meta.url).resolve(`${collection}/svgs/${kind}/background/${name}.svg.js`)
  const { default: text } = (await import(pathToFileURL(path).href)) as { readonly default: string }
  return cleanMark(text)
}

/** Returns the icon as a data URL, with URL-reserved characters escaped. */
async function dataUrl(file: string): Promise<string> {
  return `data:image/svg+xml,${(await mark(file)).replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'")}`
}

const nameOf = (file: string): string => file.split('/')[1] ?? ''
// Tokens are named after their symbol, in capitals.
const identifierOf = (file: string): string =>
  nameOf(file)
    .replace(/^[A-Z\d]+$/, (symbol) => symbol.toLowerCase())
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

async function networksText(): Promise<string> {
  const files = Object.keys(networkMarks)
  const marks = await Promise.all(
    files.map(async (file) => `const ${identifierOf(file)} = ${literal(await dataUrl(file))}\n`),
  )
  const rows = files.flatMap((file) =>
    (networkMarks[file] ?? '').split(' ').map((id) => `  '${id}': ${identifierOf(file)},\n`),
  )
  return `${header}${marks.join('')}
/** Pictures of networks as \`data:\` URLs, by CAIP-2 ID. */
export const networks: Readonly<Record<string, string>> = {\n${rows.join('')}}\n`
}

async function namespacesText(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(namespaceMarks).map(async ([name, file]) => `  ${name}: ${literal(await dataUrl(file))},\n`),
  )
  return `${header}/** Pictures of namespaces by CAIP-2 namespace, and of pairing (\`walletConnect\`), as \`data:\` URLs. */
export const namespaces: Readonly<Record<string, string>> = {\n${rows.join('')}}\n`
}

/** The wallets of kit-server's directory that are well known, with their icons, if the collection has one. */
async function walletsText(): Promise<string> {
  const { wallets } = (await import(`${server}src/chain/directory/wallets.data.ts`)) as {
    readonly wallets: readonly Seed[]
  }
  const rows = await Promise.all(wallets.filter(({ certified }) => certified).map(toBundledWallet))
  return `import type { BundledWallet } from './BundledWallet.js'

${header}/** Well-known wallets of every namespace: public facts, and icons as \`data:\` URLs. In the order of kit-server. */
export const wallets: readonly BundledWallet[] = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]
`
}

/** A wallet of kit-server's directory in short form. */
type Seed = Readonly<Record<string, string>> & { readonly name: string }

async function toBundledWallet(seed: Seed): Promise<object> {
  const { name, homepage, rdns, chains, mobile, desktop, web, universal, ios, android, chrome } = seed
  const { nameSlug } = (await import(`${server}src/chain/directory/nameSlug.ts`)) as { nameSlug(name: string): string }
  const slug = nameSlug(name)
  const file = walletMarks[slug]
  return {
    id: rdns ?? slug,
    name,
    homepage,
    rdns,
    chains,
    mobileLink: mobile,
    desktopLink: desktop,
    webappLink: web,
    linkMode: universal,
    appStore: ios && `https://apps.apple.com/app/id${ios}`,
    playStore: android && `https://play.google.com/store/apps/details?id=${android}`,
    chromeStore: chrome && `https://chromewebstore.google.com/detail/${chrome}`,
    certified: true,
    imageUrl: file && (await dataUrl(file)),
  }
}

const literal = (text: string): string => JSON.stringify(text)
const header = '// Written by scripts/copyPictures.ts. The drawings: see THIRD-PARTY-LICENSES.md.\n\n'

function noticeText(): string {
  const manifest = JSON.parse(readFileSync(pathOf(`../node_modules/${collection}/package.json`), 'utf8')) as {
    readonly version: string
    readonly license: string
  }
  return `# Pictures of others

The pictures of wallets, networks, tokens and exchanges in this package are from the collection below. The marks that they show belong to
their owners; they name the wallets, networks, tokens and exchanges that they belong to, and nothing else.

## ${collection} - ${manifest.version} (${manifest.license})

\`\`\`text
${readFileSync(pathOf('./collectionLicence.txt'), 'utf8').trim()}
\`\`\`
`
}
