import type { RemotePrompt } from '@kit/testing/remote-wallet'
import { describeRequest } from '../request/describeRequest.js'
import { formatAddress } from '../request/formatAddress.js'
import { useWalletTexts } from '../texts/useWalletTexts.js'
import type { WalletAccount } from '../wallet/loadAccounts.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'

/** Shows a request of a connected app in plain words, with approve and reject buttons. */
export function RequestPrompt(props: {
  readonly prompt: Extract<RemotePrompt, { readonly kind: 'request' }>
  readonly config: WalletConfig
  readonly accounts: readonly WalletAccount[]
}) {
  const { prompt, config, accounts } = props
  const texts = useWalletTexts()
  const { title, facts, content, warning } = describeRequest(prompt, config, texts)
  return (
    <>
      <h2 id="prompt-title" tabIndex={-1}>
        {title}
      </h2>
      <dl className="facts">
        {facts.map(({ label, value }, at) => (
          <div key={at}>
            <dt className="quiet">{label}</dt>
            <dd title={value} dir="auto">
              {nameOf(value, accounts)}
            </dd>
          </div>
        ))}
      </dl>
      {content && (
        <div className="plain">
          <h3 id="content-title">{content.label}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard */}
          <section className="content" dir="auto" tabIndex={0} aria-labelledby="content-title">
            {content.text}
          </section>
        </div>
      )}
      {warning !== undefined && <p className="warning">{warning}</p>}
      <div className="buttons">
        <button type="button" onClick={() => prompt.reject()}>
          {texts.reject}
        </button>
        <button type="button" className="primary" onClick={() => prompt.approve(undefined)}>
          {texts.approve}
        </button>
      </div>
    </>
  )
}

function nameOf(value: string, accounts: readonly WalletAccount[]): string {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) return value
  const own = accounts.find(({ address }) => address.toLowerCase() === value.toLowerCase())
  return own ? `${own.label} · ${formatAddress(value)}` : value
}
