/** A page in the sidebar: its title there, and its path below the site. */
export type SidebarPage = readonly [title: string, path: string]

/** The sidebar. A test compares it with the pages that exist. */
export const sections: readonly {
  readonly text: string
  readonly pages: readonly SidebarPage[]
}[] = [
  {
    text: 'Start',
    pages: [
      ['What the kit is', '/'],
      ['Vite and React', '/start/vite'],
      ['Next.js', '/start/next'],
      ['Vue', '/start/vue'],
      ['Svelte', '/start/svelte'],
      ['Custom elements', '/start/custom-elements'],
      ['Several chains', '/start/several-chains'],
      ['Choose packages', '/start/choose-packages'],
    ],
  },
  {
    text: 'Guides',
    pages: [
      ['Connect and reconnect', '/guides/connect-and-reconnect'],
      ['Networks', '/guides/networks'],
      ['Contracts', '/contracts'],
      ['Send, swap and buy', '/guides/send-swap-buy'],
      ['Use features without the modal', '/use-features'],
      ['Take payments', '/take-payments'],
      ['Batches, permissions and assets', '/wallet-calls'],
      ['Sign-in with a backend', '/sign-in-with-a-backend'],
      ['Host the embedded wallet', '/host-the-embedded-wallet'],
      ['Theme and texts', '/theme-and-texts'],
      ['Languages', '/guides/languages'],
      ['Phones and in-app browsers', '/guides/phones-and-in-app-browsers'],
      ['Server rendering', '/server-rendering'],
      ['Strict Content Security Policy', '/guides/strict-csp'],
      ['Offline and IPFS', '/guides/offline-and-ipfs'],
      ['Use the kit without React', '/without-react'],
      ['Use the kit with wagmi', '/wagmi'],
      ['Analytics', '/analytics'],
      ['Test a dapp', '/test-a-dapp'],
      ['Upgrade', '/guides/upgrading'],
      ['Troubleshooting', '/guides/troubleshooting'],
      ['Run kit-server', '/server'],
      ['Runbook of kit-server', '/runbook'],
    ],
  },
  {
    text: 'Migrate',
    pages: [
      ['Move an existing dapp', '/migrate/'],
      ['wagmi', '/migrate/wagmi'],
      ['RainbowKit', '/migrate/rainbowkit'],
      ['ConnectKit', '/migrate/connectkit'],
      ['Web3-Onboard', '/migrate/web3-onboard'],
      ['AppKit', '/migrate/appkit'],
      ['Dynamic and Privy', '/migrate/dynamic-and-privy'],
      ['Solana wallet-adapter', '/migrate/solana-wallet-adapter'],
      ['Polkadot extension', '/migrate/polkadot-extension-dapp'],
      ['sats-connect', '/migrate/sats-connect'],
      ['How the kit compares', '/compare'],
    ],
  },
  {
    text: 'Reference',
    pages: [
      ['Options', '/options'],
      ['The preset', '/preset'],
      ['Commands', '/commands'],
      ['State and events as streams', '/streams'],
      ['Errors', '/errors'],
      ['Views', '/views'],
      ['Text keys', '/text-keys'],
      ['Endpoints', '/endpoints'],
      ['Packages', '/packages/'],
      ['API', '/api/'],
      ['Test vectors of sign-in messages', '/siwx-vectors'],
      ['Format of the recovery file', '/recovery-format'],
    ],
  },
  {
    text: 'Extend',
    pages: [
      ['Write an adapter', '/write-an-adapter'],
      ['Write a connector', '/write-a-connector'],
      ['Write a feature', '/write-a-feature'],
      ['Architecture', '/architecture'],
      ['Decisions', '/decisions'],
      ['Contributing', '/contributing'],
      ['Code of conduct', '/code-of-conduct'],
    ],
  },
  {
    text: 'Trust',
    pages: [
      ['Who can touch my keys?', '/who-can-touch-my-keys'],
      ['Security', '/security'],
      ['Privacy', '/trust/privacy'],
      ['Accessibility', '/trust/accessibility'],
      ['Browser support', '/trust/browser-support'],
      ['Support and deprecation', '/trust/support'],
      ['Size of each combination', '/trust/sizes'],
      ['Threat model of the embedded wallet', '/threat-model'],
      ['Rules and the tests that show them', '/conformance'],
    ],
  },
]
