/** Packages of a page with EVM chains and the modal. */
const packages = '@kit/evm viem'

/** Command that installs the kit, by package manager. */
export const installCommands = {
  npm: `npm install ${packages}`,
  pnpm: `pnpm add ${packages}`,
  yarn: `yarn add ${packages}`,
} as const
