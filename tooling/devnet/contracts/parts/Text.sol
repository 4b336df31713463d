// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Parts of the on-chain metadata of collectibles.
library Text {
    /// Formats a number in decimal.
    function decimal(uint256 number) internal pure returns (string memory text) {
        do {
            text = string.concat(string(abi.encodePacked(bytes1(uint8(48 + number % 10)))), text);
            number /= 10;
        } while (number > 0);
    }

    /// Formats a CSS color. `rest` follows the hue.
    function colour(uint256 hue, string memory rest) internal pure returns (string memory) {
        return string.concat("hsl(", decimal(hue % 360), rest);
    }
}
