/** Where the documentation and the code are. */
export const links = {
  docs: 'https://kit.example/kit/tree/main/docs',
  code: 'https://kit.example/kit',
  budgets: 'https://kit.example/kit/tree/main/tooling/size/budgets.json',
} as const

/**
 * Gzipped scripts, in kB, of a page with React, five EVM networks and pairing before the user clicks. The first is the budget of
 * `EVM and pairing`; the others are production builds of the same page with other kits.
 */
export const scriptSizes = [
  { name: 'Kit', kilobytes: 94 },
  { name: 'RainbowKit', kilobytes: 645 },
  { name: 'AppKit', kilobytes: 843 },
] as const
