import type {
  AuthorizationRequest,
  Hex,
  SignableMessage,
  SignedAuthorization,
  TransactionSerializable,
  TypedDataDefinition,
} from 'viem'

/** What signs for an account; accounts of viem are of this shape. */
export type Signer = {
  signMessage(parameters: { readonly message: SignableMessage }): Promise<Hex>
  signTypedData(data: TypedDataDefinition): Promise<Hex>
  /** Of a plain account. */
  signTransaction?(transaction: TransactionSerializable): Promise<Hex>
  /** Of a plain account: it takes the code of a contract as its own (EIP-7702). */
  signAuthorization?: ((authorization: AuthorizationRequest) => Promise<SignedAuthorization>) | undefined
}
