export * from '@kit/eip155/chains'
