// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Receiver} from "./parts/Receiver.sol";

/// Collectibles of a local chain that come in numbers (ERC-1155 with metadata). Anyone may mint.
contract Badges {
    mapping(address owner => mapping(uint256 id => uint256)) private _balances;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 id, uint256 value) external {
        _balances[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function balanceOf(address owner, uint256 id) public view returns (uint256) {
        return _balances[owner][id];
    }

    function balanceOfBatch(address[] calldata owners, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory balances)
    {
        require(owners.length == ids.length, "LENGTHS_DIFFER");
        balances = new uint256[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) balances[i] = _balances[owners[i]][ids[i]];
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        _move(from, to, id, value);
        emit TransferSingle(msg.sender, from, to, id, value);
        bytes4 onERC1155Received = 0xf23a6e61;
        Receiver.requireTaken(to, abi.encodeWithSelector(onERC1155Received, msg.sender, from, id, value, data));
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        require(ids.length == values.length, "LENGTHS_DIFFER");
        for (uint256 i = 0; i < ids.length; i++) _move(from, to, ids[i], values[i]);
        emit TransferBatch(msg.sender, from, to, ids, values);
        bytes4 onERC1155BatchReceived = 0xbc197c81;
        Receiver.requireTaken(to, abi.encodeWithSelector(onERC1155BatchReceived, msg.sender, from, ids, values, data));
    }

    /// One text for all ids; a reader puts the id in place of `{id}` (64 hexadecimal digits).
    function uri(uint256) external pure returns (string memory) {
        return 'data:application/json,{"name":"Local Badge {id}"}';
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0xd9b67a26 || interfaceId == 0x0e89341c;
    }

    function _move(address from, address to, uint256 id, uint256 value) private {
        require(to != address(0), "INVALID_TRANSFER");
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "NOT_ALLOWED");
        _balances[from][id] -= value;
        _balances[to][id] += value;
    }
}
