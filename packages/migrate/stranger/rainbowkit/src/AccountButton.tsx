import { ConnectButton } from '@rainbow-me/rainbowkit'

export const AccountButton = () => (
  <ConnectButton.Custom>
    {({ account, chain, openAccountModal, openChainModal, openConnectModal, authenticationStatus, mounted }) => {
      const ready = mounted && authenticationStatus !== 'loading'
      const connected = ready && account && chain && (!authenticationStatus || authenticationStatus === 'authenticated')
      if (!connected)
        return (
          <button type="button" onClick={openConnectModal}>
            Sign up
          </button>
        )
      if (chain.unsupported)
        return (
          <button type="button" onClick={openChainModal}>
            Wrong network
          </button>
        )
      return (
        <button type="button" onClick={openAccountModal}>
          {chain.hasIcon && chain.iconUrl && <img alt={chain.name ?? 'Chain icon'} src={chain.iconUrl} />}
          {account.displayName} {account.displayBalance ? `(${account.displayBalance})` : ''}
        </button>
      )
    }}
  </ConnectButton.Custom>
)
