// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Receiver} from "./parts/Receiver.sol";
import {Text} from "./parts/Text.sol";

/// Unique collectibles of a local chain (ERC-721 with metadata). Anyone may mint; ids count from 1.
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
        string[6] memory titles = ["First Light", "Blue Hour", "Rose Dawn", "Clear Noon", "Green Valley", "Violet Night"];
        return string.concat(
            'data:application/json,{"name":"',
            titles[(id - 1) % 6],
            " ",
            Text.decimal(id),
            '","description":"Hills of the local chain, drawn by their contract.","image":"',
            _draw(id),
            '"}'
        );
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x80ac58cd || interfaceId == 0x5b5e139f;
    }

    /// A sun over hills. The ID determines the colors and the position.
    function _draw(uint256 id) private pure returns (string memory) {
        uint256 hue = [uint256(18), 222, 338, 200, 150, 268][(id - 1) % 6];
        string memory place = string.concat(Text.decimal(18 + (id * 23) % 30), " ", Text.decimal(16 + (id * 7) % 12));
        string memory sky = string.concat(
            "data:image/svg+xml,",
            "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3ClinearGradient id='s' x2='0' y2='1'%3E%3Cstop stop-color='",
            Text.colour(hue + 0, " 75%25 66%25)"),
            "'/%3E%3Cstop offset='.7' stop-color='",
            Text.colour(hue + 25, " 92%25 88%25)"),
            "'/%3E%3C/linearGradient%3E%3Cpath fill='url(%23s)' d='M0 0h64v64H0z'/%3E%3Cg fill='white' transform='translate(",
            place,
            ")'%3E%3Ccircle r='11' opacity='.25'/%3E%3Ccircle r='7.5'/%3E%3C/g%3E%3Cpath d='M0 41c9-9 17-9 26-2s16-8 24-6 10 4 14 3v28H0z' fill='"
        );
        return string.concat(
            sky,
            Text.colour(hue + 320, " 42%25 66%25)"),
            "'/%3E%3Cpath d='M0 48c12-8 20 1 31-2s19-9 33-2v20H0z' fill='",
            Text.colour(hue + 330, " 40%25 46%25)"),
            "'/%3E%3Cpath d='M0 57c13-9 25 2 38-3 11-4 18-3 26 0v10H0z' fill='",
            Text.colour(hue + 340, " 45%25 28%25)"),
            "'/%3E%3C/svg%3E"
        );
    }
}
