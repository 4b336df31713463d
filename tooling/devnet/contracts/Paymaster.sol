// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

struct Operation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// Pays for the operations (ERC-4337, v0.7) that its owner signed, until the expiry that is signed with each. Its deposit is at the
/// EntryPoint. Data of an operation: the expiry in seconds (6 bytes), then the signature (65 bytes).
contract Paymaster {
    address public immutable owner;
    address public immutable entryPoint;

    uint256 private constant DATA = 52;

    constructor(address owner_, address entryPoint_) {
        owner = owner_;
        entryPoint = entryPoint_;
    }

    /// The hash that the owner signs (EIP-191): the operation without its own signature and this one.
    function hashOf(Operation calldata operation, uint48 validUntil) public view returns (bytes32) {
        return keccak256(
            abi.encode(
                block.chainid,
                address(this),
                validUntil,
                operation.sender,
                operation.nonce,
                keccak256(operation.initCode),
                keccak256(operation.callData),
                operation.accountGasLimits,
                operation.preVerificationGas,
                operation.gasFees,
                keccak256(operation.paymasterAndData[:DATA])
            )
        );
    }

    function validatePaymasterUserOp(Operation calldata operation, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        bytes calldata data = operation.paymasterAndData[DATA:];
        uint48 validUntil = uint48(bytes6(data[:6]));
        bytes32 hash = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hashOf(operation, validUntil)));
        (address signer,,) = ECDSA.tryRecover(hash, data[6:]);
        validationData = uint256(validUntil) << 160;
        // 1 means an invalid signature.
        if (signer != owner) validationData |= 1;
    }
}
