// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Receiver} from "./parts/Receiver.sol";
import {Text} from "./parts/Text.sol";

/// Semi-fungible collectibles of a local chain (ERC-1155 with metadata). Anyone may mint.
contract Badges {
    string public constant name = "Local Badges";

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

    /// Clients replace `{id}` with the ID as 64 hexadecimal digits (ERC-1155).
    function uri(uint256 id) external pure returns (string memory) {
        string[3] memory titles = ["Star", "Gem", "Summit"];
        return string.concat(
            'data:application/json,{"name":"',
            titles[id % 3],
            " Badge ",
            Text.decimal(id),
            '","description":"For good deeds on the local chain.","properties":{"id":"{id}"},"image":"',
            _draw(id),
            '"}'
        );
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

    /// A medal. The ID determines its color and symbol.
    function _draw(uint256 id) private pure returns (string memory) {
        uint256 hue = (id % 360) * 47 + 160;
        string[3] memory marks = [
            "M32 15l3.8 7.9 8.7 1.1-6.4 6 1.7 8.6-7.8-4.2-7.8 4.2 1.7-8.6-6.4-6 8.7-1.1z",
            "M32 15l10 13-10 11-10-11z",
            "M20 34l8-15 5 8 3-4 8 11z"
        ];
        return string.concat(
            "data:image/svg+xml,",
            "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='",
            Text.colour(hue + 0, " 45%25 93%25)"),
            "' d='M0 0h64v64H0z'/%3E%3Cpath d='M21 34l-7 22 8-2 5 7 5-18 5 18 5-7 8 2-7-22z' fill='",
            Text.colour(hue + 20, " 55%25 66%25)"),
            "'/%3E%3Ccircle cx='32' cy='27' r='18' fill='",
            Text.colour(hue + 0, " 62%25 40%25)"),
            "'/%3E%3Ccircle cx='32' cy='27' r='14.5' fill='none' stroke='white' stroke-opacity='.45'/%3E%3Cpath fill='white' d='",
            marks[id % 3],
            "'/%3E%3C/svg%3E"
        );
    }
}
