// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Receiver} from "./parts/Receiver.sol";

/// Single collectibles of a local chain (ERC-721 with metadata). Anyone may mint; ids count from 1.
contract Picture {
    string public constant name = "Local Pictures";
    string public constant symbol = "LPIC";

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 id => address) private _owners;
    mapping(uint256 id => address) private _approved;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to) external returns (uint256 id) {
        id = ++totalSupply;
        _owners[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = _owners[id];
        require(owner != address(0), "UNKNOWN_ID");
    }

    function getApproved(uint256 id) external view returns (address) {
        ownerOf(id);
        return _approved[id];
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf(id);
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "NOT_ALLOWED");
        _approved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        require(ownerOf(id) == from && to != address(0), "INVALID_TRANSFER");
        bool allowed = msg.sender == from || _approved[id] == msg.sender || isApprovedForAll[from][msg.sender];
        require(allowed, "NOT_ALLOWED");
        delete _approved[id];
        balanceOf[from]--;
        balanceOf[to]++;
        _owners[id] = to;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        bytes4 onERC721Received = 0x150b7a02;
        Receiver.requireTaken(to, abi.encodeWithSelector(onERC721Received, msg.sender, from, id, data));
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        string memory image =
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath d='M0 0h9v9z'/%3E%3C/svg%3E";
        return string.concat('data:application/json,{"name":"Local Picture ', _decimal(id), '","image":"', image, '"}');
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x80ac58cd || interfaceId == 0x5b5e139f;
    }

    function _decimal(uint256 number) private pure returns (string memory text) {
        do {
            text = string.concat(string(abi.encodePacked(bytes1(uint8(48 + number % 10)))), text);
            number /= 10;
        } while (number > 0);
    }
}
