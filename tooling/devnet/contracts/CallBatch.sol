// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What an account's own code is while it sends calls as one (EIP-7702): only the account itself may use it, and all of its calls are made
/// or none. What accounts without code can receive, it can receive, too.
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

    /// ERC-721 and ERC-1155 ask a receiver that has code.
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }
}
