export * from '@kit/eip155-viem/chains'
