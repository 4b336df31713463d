// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Checks that a contract accepts collectibles, as ERC-721 and ERC-1155 require for safe transfers.
library Receiver {
    function requireTaken(address to, bytes memory question) internal {
        if (to.code.length == 0) return;
        (bool ok, bytes memory answer) = to.call(question);
        require(ok && answer.length >= 32 && bytes4(answer) == bytes4(question), "NOT_TAKEN");
    }
}
