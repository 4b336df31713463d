import { isKitError, namespaceOf, type TokenBalance } from '@kit/core/plugin'
import { Row, useKit, useText } from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'

/** Whether the request is supported, and the response of the wallet. */
type Progress = 'unknown' | 'ready' | 'asking' | 'added' | 'declined' | 'failed'

/** Requests the wallet to list the token (EIP-747). Hidden if the chain doesn't support the request. */
export function AddToWallet({ token }: { readonly token: TokenBalance }): ReactElement | null {
  const kit = useKit()
  const text = useText()
  const [progress, setProgress] = useState<Progress>('unknown')
  const adapter = kit.adapters.get(namespaceOf(token.networkId))
  useEffect(() => {
    let isUnmounted = false
    adapter?.loadCapabilities?.().then(
      ({ watchAsset }) => {
        if (!isUnmounted && watchAsset !== undefined) setProgress('ready')
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [adapter])
  if (progress === 'unknown') return null
  const add = () => {
    setProgress('asking')
    kit.watchAsset({ token }).then(
      (isAdded) => setProgress(isAdded ? 'added' : 'failed'),
      (error: unknown) => setProgress(isKitError(error, 'connection/rejected') ? 'declined' : 'failed'),
    )
  }
  return (
    <Row
      label={text('portfolio.add')}
      detail={<span role="status">{progress in words ? text(words[progress as keyof typeof words]) : undefined}</span>}
      icon={progress === 'added' ? 'check' : 'wallet'}
      busy={progress === 'asking'}
      onClick={progress === 'added' ? undefined : add}
    />
  )
}

const words = {
  asking: 'portfolio.adding',
  added: 'portfolio.added',
  declined: 'portfolio.addDeclined',
  failed: 'portfolio.addFailed',
} as const
