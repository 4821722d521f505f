/** https://w3c.github.io/trusted-types/, which TypeScript's types do not include. */
declare namespace TrustedTypes {
  type Rules = {
    createHTML?: (text: string) => string;
    createScriptURL?: (url: string) => string;
  };

  /** Of the methods, a policy has those of its rules. */
  type Policy<R extends Rules> = {
    [Name in keyof R]: (text: string) => Name extends 'createHTML' ? TrustedHTML : string;
  };
}

declare var trustedTypes:
  | {
      createPolicy: <R extends TrustedTypes.Rules>(
        name: string,
        rules: R,
      ) => TrustedTypes.Policy<R>;
    }
  | undefined;
