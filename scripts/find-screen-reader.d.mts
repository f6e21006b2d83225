export declare const SCREEN_READER_PACKAGES: readonly string[];
export declare function findScreenReader(): boolean;
