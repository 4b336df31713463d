// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Names of a local chain: registry, resolver, reverse records and universal resolver in one contract, for the calls of ENS clients
/// (ENSIP-1, ENSIP-5, ENSIP-10 `resolve`, ENSIP-23). Anyone may write.
contract DevNames {
    /// The name of a reverse record resolves to another address.
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    mapping(bytes32 node => address) private _addresses;
    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private _coinAddresses;
    mapping(bytes32 node => mapping(string key => string)) private _texts;
    mapping(address => string) private _names;
    mapping(bytes32 reverseNode => string) private _reverseNames;

    /// Resolves `node` to `target`, and `target` (by its reverse node) to `name_`.
    function set(bytes32 node, bytes32 reverseNode, string calldata name_, address target) external {
        _addresses[node] = target;
        claim(reverseNode, name_, target);
    }

    /// Resolves `target` (by its reverse node) to a name, which needn't resolve to `target`: a claim proves nothing.
    function claim(bytes32 reverseNode, string calldata name_, address target) public {
        _names[target] = name_;
        _reverseNames[reverseNode] = name_;
    }

    /// Sets the address of one coin type (ENSIP-9 bytes). Takes precedence over `set`.
    function setAddr(bytes32 node, uint256 coinType, bytes calldata target) external {
        _coinAddresses[node][coinType] = target;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        _texts[node][key] = value;
    }

    function resolver(bytes32 node) external view returns (address) {
        bool known = _addresses[node] != address(0) || bytes(_reverseNames[node]).length != 0;
        return known ? address(this) : address(0);
    }

    function addr(bytes32 node) public view returns (address) {
        return _addresses[node];
    }

    /// ENSIP-9 and ENSIP-11: the address of the coin type, else the same account on every EVM chain.
    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory) {
        if (_coinAddresses[node][coinType].length > 0) return _coinAddresses[node][coinType];
        bool isEvm = coinType == 60 || (coinType >= 0x80000000 && coinType <= 0xffffffff);
        address target = _addresses[node];
        return isEvm && target != address(0) ? abi.encodePacked(target) : bytes("");
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[node][key];
    }

    function name(bytes32 reverseNode) external view returns (string memory) {
        return _reverseNames[reverseNode];
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        // ERC-165, addr, addr by coin type, text, name: not ENSIP-10, so no client looks for wildcards.
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x3b3b57de || interfaceId == 0xf1cb7e06
            || interfaceId == 0x59d1d43c || interfaceId == 0x691f3431;
    }

    function resolveWithGateways(bytes calldata, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        (bool ok, bytes memory result) = address(this).staticcall(data);
        return (ok ? result : bytes(""), address(this));
    }

    /// A name is valid only if it resolves to the address that claims it.
    function reverseWithGateways(bytes calldata target, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory found, address, address)
    {
        found = target.length == 20 ? _names[address(bytes20(target))] : "";
        if (bytes(found).length > 0) {
            bytes memory primary = addr(_namehash(bytes(found)), coinType);
            if (keccak256(primary) != keccak256(target)) revert ReverseAddressMismatch(found, primary);
        }
        return (found, address(this), address(this));
    }

    /// ENSIP-1, from the last label to the first.
    function _namehash(bytes memory name_) private pure returns (bytes32 node) {
        uint256 end = name_.length;
        for (uint256 start = end; start > 0; start--) {
            if (start > 1 && name_[start - 2] != ".") continue;
            bytes32 label;
            assembly {
                label := keccak256(add(add(name_, 31), start), sub(end, sub(start, 1)))
            }
            node = keccak256(abi.encodePacked(node, label));
            end = start > 1 ? start - 2 : 0;
        }
    }
}
