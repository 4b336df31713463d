import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../packages', import.meta.url))

/**
 * Where texts are, by catalogue:
 *
 * - `english`: files with the English texts;
 * - `files`: the folder with one file for each other language, and the type of its texts. In nested texts, a dot of a key is a level. The list
 *   of the files has the type `list` of the module `listFrom`; or else
 * - `table`: the file with all other languages, and the name and type of its export.
 */
export type Catalogue = {
  readonly english: readonly string[]
} & (
  | {
      readonly files: string
      readonly imports: string
      readonly isNested?: true
      readonly list?: string
      readonly listFrom?: string
      type(locale: string): string
    }
  | { readonly table: string; readonly name: string; readonly imports: string; readonly type: string }
)

const feature = (folder: string): Catalogue => ({
  english: [`packages/${folder}/src/react/en.data.ts`],
  files: `packages/${folder}/src/react/locale`,
  imports: "import type { Translation } from '@kit/react-ui/feature'\nimport type { en } from '../en.data.js'",
  type: (locale) => `Translation<typeof en, '${locale}'>`,
})

/** Packages of features with views. */
const featureFolders = (): readonly string[] =>
  readdirSync(packages).filter((folder) => existsSync(`${packages}/${folder}/src/react/en.data.ts`))

const words = (file: string, depth: string): Catalogue => {
  const name = file.split('/').at(-1) ?? ''
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Words`
  return {
    english: [`packages/server/src/${file}Words.data.ts`],
    table: `packages/server/src/${file}Locales.data.ts`,
    name: `${name}Locales`,
    imports: `import type { TranslatedWords } from '${depth}MailLanguage.js'\nimport type { ${type} } from './${name}Words.data.js'`,
    type: `TranslatedWords<${type}>`,
  }
}

/** All catalogues that users see, by ID. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  button: {
    english: ['packages/react-ui/src/text/buttonTexts.data.ts'],
    table: 'packages/react-ui/src/text/buttonLocales.data.ts',
    name: 'buttonLocales',
    imports:
      "import type { KnownLocale } from '@kit/core/plugin'\nimport type { ButtonTexts } from './buttonTexts.data.js'",
    type: "Readonly<Record<Exclude<KnownLocale, 'en'>, ButtonTexts>>",
  },
  'react-ui': {
    english: ['en', 'enConnected', 'enFeatures', 'enPairing', 'enWallets'].map(
      (name) => `packages/react-ui/src/text/${name}.data.ts`,
    ),
    files: 'packages/react-ui/src/text/locale',
    imports: "import type { Messages } from '../Messages.js'",
    listFrom: './Messages.js',
    type: (locale) => `Messages<'${locale}'>`,
  },
  ...Object.fromEntries(featureFolders().map((folder) => [folder, feature(folder)])),
  'wallet-frame': {
    english: ['apps/wallet-frame/src/text/en.data.ts'],
    files: 'apps/wallet-frame/src/text/locale',
    imports: "import type { Translation } from '@kit/react-ui/feature'\nimport type { en } from '../en.data.js'",
    type: (locale) => `Translation<typeof en, '${locale}'>`,
  },
  'recover-page': {
    english: ['apps/wallet-frame/src/recover/recoverTexts.data.ts'],
    table: 'apps/wallet-frame/src/recover/recoverLocales.data.ts',
    name: 'recoverLocales',
    imports:
      "import type { KnownLocale } from '@kit/core/plugin'\nimport type { RecoverTexts } from './recoverTexts.data.js'",
    type: "Readonly<Record<Exclude<KnownLocale, 'en'>, RecoverTexts>>",
  },
  'mail-code': words('platform/mail/codeMail', './'),
  'mail-link': words('wallet/linkMail', '../platform/mail/'),
  'mail-notice': words('wallet/notice', '../platform/mail/'),
  'server-device': words('wallet/device', '../platform/mail/'),
  'server-social': words('wallet/social/social', '../../platform/mail/'),
  demo: {
    english: ['apps/demo/src/texts/demoTexts.data.ts'],
    files: 'apps/demo/src/texts/locale',
    isNested: true,
    imports: "import type { DemoTexts } from '../demoTexts.data.js'",
    list: 'DemoLocaleFiles',
    listFrom: './demoTexts.data.js',
    type: () => 'DemoTexts',
  },
  'remote-wallet': {
    english: ['apps/remote-wallet/src/texts/walletTexts.data.ts'],
    files: 'apps/remote-wallet/src/texts/locale',
    imports: "import type { WalletTexts } from '../walletTexts.data.js'",
    list: 'WalletLocaleFiles',
    listFrom: './walletTexts.data.js',
    type: () => 'WalletTexts',
  },
}
