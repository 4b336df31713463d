// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OwnedWallet} from "./OwnedWallet.sol";

/// Creates wallets at predictable addresses, so that a wallet can sign before it is deployed (ERC-6492).
contract WalletFactory {
    event WalletCreated(address indexed wallet, address indexed owner);

    /// Returns the existing wallet if it is already deployed.
    function createWallet(address owner, bytes32 salt) external returns (address wallet) {
        wallet = walletAddress(owner, salt);
        if (wallet.code.length > 0) return wallet;
        new OwnedWallet{salt: salt}(owner);
        emit WalletCreated(wallet, owner);
    }

    function walletAddress(address owner, bytes32 salt) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(OwnedWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
    }
}
