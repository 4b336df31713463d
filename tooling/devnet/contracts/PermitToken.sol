// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token of a local chain with permits (ERC-2612). Anyone may mint.
contract PermitToken is ERC20 {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    mapping(address owner => uint256) public nonces;
    uint8 private immutable _tokenDecimals;

    constructor(string memory name_, string memory symbol_, uint8 decimals_) ERC20(name_, symbol_) {
        _tokenDecimals = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return _tokenDecimals;
    }

    function version() public pure returns (string memory) {
        return "1";
    }

    /// Computed on each call, so that it is valid on both local chains.
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 domainType =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(
            abi.encode(domainType, keccak256(bytes(name())), keccak256(bytes(version())), block.chainid, address(this))
        );
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        require(block.timestamp <= deadline, "PERMIT_EXPIRED");
        bytes32 content = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content)), v, r, s);
        require(signer != address(0) && signer == owner, "PERMIT_NOT_SIGNED_BY_OWNER");
        _approve(owner, spender, value);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
