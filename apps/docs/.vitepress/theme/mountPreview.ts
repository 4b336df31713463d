import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { modal } from '@kit/modal'
import type { UiOptions } from '@kit/react-ui'
import { mountModal } from '@kit/react-ui/mount'

/** A modal in the page, whose theme can change. */
export type Preview = {
  readonly update: (theme: 'light' | 'dark', themeVariables: NonNullable<UiOptions['themeVariables']>) => void
}

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
} as const

/** Mounts the modal in an element of the page. A module of its own, so that only users of the preview load the kit. */
export function mountPreview(target: Element): Preview {
  const kit = createKit({
    metadata: { name: 'Kit', description: 'Documentation', url: location.origin, icons: [] },
    adapters: [eip155({ networks: [mainnet] })],
    plugins: [modal()],
    inline: true,
  })
  const { update } = mountModal({ kit, target, locale: 'en' })
  return { update: (theme, themeVariables) => update({ theme, themeVariables }) }
}
