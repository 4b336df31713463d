import type {
  AuthorizationRequest,
  Hex,
  SignableMessage,
  SignedAuthorization,
  TransactionSerializable,
  TypedDataDefinition,
} from 'viem'

/** Signs for an account. viem accounts have this shape. */
export type Signer = {
  readonly address: string
  signMessage(parameters: { readonly message: SignableMessage }): Promise<Hex>
  signTypedData(data: TypedDataDefinition): Promise<Hex>
  /** EOAs only. */
  signTransaction?(transaction: TransactionSerializable): Promise<Hex>
  /** EOAs only: delegates to a contract (EIP-7702). */
  signAuthorization?: ((authorization: AuthorizationRequest) => Promise<SignedAuthorization>) | undefined
}
