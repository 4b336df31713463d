// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Code to which an EOA delegates to send an atomic batch (EIP-7702). Only the account itself may call it. It can receive everything that
/// an account without code can receive.
contract CallBatch {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "NOT_THE_ACCOUNT");
        for (uint256 at = 0; at < calls.length; at++) {
            (bool ok, bytes memory result) = calls[at].to.call{value: calls[at].value}(calls[at].data);
            if (!ok) {
                assembly {
                    revert(add(result, 32), mload(result))
                }
            }
        }
    }

    /// ERC-721 and ERC-1155 call this on recipients with code.
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }
}
