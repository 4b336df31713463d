import { pluginOf } from '@kit/core/plugin'
import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { PortfolioPlugin } from '../portfolio.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    portfolio: typeof en
  }
}

const isThere = ({ plugins }: { readonly plugins: object }): boolean => 'portfolio' in plugins

const nftsOf = (kit: { readonly plugins: object }) => pluginOf<PortfolioPlugin>(kit, 'portfolio')?.nfts

/**
 * Views of `portfolio()`. Pass it to the `features` of `KitModal`.
 *
 * @example <KitModal features={[portfolioFeature]} />
 */
export const portfolioFeature: Feature = defineFeature({
  id: 'portfolio',
  texts: localizedTexts(
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), ['Token', 'Nft']),
  accountAmounts: [{ id: 'total', isShown: isThere, load: () => import('./views.js').then(({ Total }) => Total) }],
  accountTabs: [
    {
      id: 'tokens',
      order: 10,
      label: 'tokens.list',
      isShown: isThere,
      load: () => import('./views.js').then(({ TokensTab }) => TokensTab),
    },
    {
      id: 'nfts',
      order: 20,
      label: 'account.nfts',
      isShown: (kit) => nftsOf(kit)?.getState().isOffered === true,
      dependencies: (kit) => [nftsOf(kit)].filter((store) => store !== undefined),
      load: () => import('./NftsTab.js').then(({ NftsTab }) => NftsTab),
    },
  ],
})
