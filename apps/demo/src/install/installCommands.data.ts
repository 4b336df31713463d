/** Packages of a page with EVM chains and the modal. */
const packages = '@kit/core @kit/eip155-viem @kit/react @kit/react-ui viem rxjs'

/** Command that installs the kit, by package manager. */
export const installCommands = {
  npm: `npm install ${packages}`,
  pnpm: `pnpm add ${packages}`,
  yarn: `yarn add ${packages}`,
} as const
