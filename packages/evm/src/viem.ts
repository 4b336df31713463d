export * from '@kit/react/viem'
