export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}
export declare function findWebkit(): Webkit | undefined;
